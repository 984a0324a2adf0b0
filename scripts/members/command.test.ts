// @engines one
import { beforeEach, expect, test } from "vitest";
import { adjust } from "~/app/domain/money/ledger/ledger";
import { anAdult, anOperator, type TestSite, testSite } from "~/tests/support/test-site";
import { findByWords, showMember } from "./command";

const anna = anAdult({ name: "Anna", city: "Utrecht", country: "NL", email: "anna@example.com" });

let site: TestSite;
beforeEach(async () => {
  site = await testSite({ members: [anna] });
  await adjust(site, anOperator, anna, { amount: 5, reason: "Sorry\nabout that" });
});

test("members find > finds a member, as a table and for programs", async () => {
  const { lines, data } = await findByWords(site, "Anna@Example.com");
  expect(lines).toEqual([
    "ID                                    NAME  AGE  PLACE        EMAIL             STATE   SIGNED UP                 FOUND BY",
    `${anna.id}  Anna  30   Utrecht, NL  anna@example.com  active  2026-06-01T12:00:00.000Z  email`,
  ]);
  expect(data).toMatchObject({ members: [{ id: anna.id, signedUpAt: "2026-06-01T12:00:00.000Z", foundBy: "email" }] });
  expect(await findByWords(site, "bert")).toEqual({ lines: [], data: { members: [] }, next: null });
});

test("members show > shows the file and the history; later pages only the history", async () => {
  const { lines, data, next } = await showMember(site, anna.id, { limit: 2 });
  expect(lines.slice(0, 5)).toEqual([
    `id             ${anna.id}`,
    "name           Anna, 30, born 1996-03-14",
    "place          Utrecht, NL",
    "email          anna@example.com, confirmed 2026-06-01T12:00:00.000Z",
    "state          active",
  ]);
  expect(lines.at(-2)).toMatch(
    /^2026-06-01T12:00:00\.000Z {2}action {3}seq 1, operator command:tests, action credits\.adjust/,
  );
  expect(lines.at(-1)).toBe("2026-06-01T12:00:00.000Z  credits  amount 5, cause grant, reason Sorry about that");
  expect(data).toMatchObject({
    member: { state: "active", balance: 5 },
    timeline: [{ kind: "action" }, { kind: "credits" }],
  });
  const rest = await showMember(site, anna.id, { after: next! });
  expect(rest.lines).toEqual([
    "2026-06-01T12:00:00.000Z  confirmed  email anna@example.com",
    "2026-06-01T12:00:00.000Z  signed_up  language en",
  ]);
});

test("members show > refuses an unknown id in a sentence", async () => {
  await expect(showMember(site, "x")).rejects.toThrow("velvet has no member x: search with npx bouquet members find");
});
