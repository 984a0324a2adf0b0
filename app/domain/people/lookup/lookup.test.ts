// @engines both
import { beforeEach, describe, expect, test } from "vitest";
import { askForAddress, changeAddress } from "~/app/domain/account/credentials/address-change";
import { erasureEffect } from "~/app/domain/account/deletion/deletion";
import { codeOfDevice, noteDevice } from "~/app/domain/account/devices/devices";
import { sessionHashOf, startSession } from "~/app/domain/account/sessions/sessions";
import { receiveNotice } from "~/app/domain/money/orders/booking";
import { startOrder } from "~/app/domain/money/orders/orders";
import { updateProfile } from "~/app/domain/people/profiles/profiles";
import { setVisibility } from "~/app/domain/people/profiles/visibility";
import { caseOf, decide } from "~/app/domain/safety/reports/cases";
import { report } from "~/app/domain/safety/reports/reports";
import { accounts } from "~/db/tables";
import { testOnSqlite } from "~/tests/support/engines";
import { stepsOf } from "~/tests/support/explain";
import { mailsFrom, tokenIn } from "~/tests/support/mails";
import { aPurchase, noticeFor, playSandbox } from "~/tests/support/orders";
import { statementsOf } from "~/tests/support/statements";
import { aFictional, anAdult, anOperator, START, type TestSite, testSite } from "~/tests/support/test-site";
import { findMembers } from "./lookup";

const DAY = 24 * 60 * 60 * 1000;
const PASSWORD = "zoe's own";

const zoe = anAdult({ name: "Zoé", email: "zo.e@gmail.com", country: "DE", city: "Köln", password: PASSWORD });
const zoltan = anAdult({ name: "Zoltán", country: "NL", city: "Utrecht", signedUpAt: START - DAY });
const lukasz = anAdult({ name: "Łukasz", confirmedAt: null, birthDate: "2000-06-02" });
const rosa = aFictional({ name: "Zora", city: "Köln" });

let site: TestSite;
beforeEach(async () => {
  const tenant = { demo: true, payments: { provider: "sandbox" as const } };
  site = await testSite({ members: [zoe, zoltan, lukasz, rosa], tenant });
});

/** Returns who is found, and by what. */
async function found(words: string, at: TestSite = site) {
  return (await findMembers(at, words)).rows.map(({ id, foundBy }) => [id, foundBy]);
}

testOnSqlite("a hit shows name, place, state and sign-up date", async () => {
  expect(await findMembers(site, "lukasz")).toEqual({
    rows: [
      {
        ...{ id: lukasz.id, name: "Łukasz", email: lukasz.email, age: 25 },
        ...{ country: null, region: null, city: null },
        ...{ state: "unconfirmed", signedUpAt: START, foundBy: "name" },
      },
    ],
    next: null,
  });
});

describe("a member is found by", () => {
  testOnSqlite("an address in any spelling, and another spelling of its mailbox", async () => {
    expect(await found(" Zo.E@GMAIL.com ")).toEqual([[zoe.id, "email"]]);
    expect(await found("zoe+spam@googlemail.com")).toEqual([[zoe.id, "mailbox"]]);
    expect(await found("nobody@gmail.com")).toEqual([]);
  });

  testOnSqlite("a former address of the member", async () => {
    await askForAddress(site, zoe, { email: "zoe@example.com", password: PASSWORD });
    await changeAddress(site, tokenIn((await mailsFrom(site)).find(({ to }) => to === "zoe@example.com")!));
    expect(await found("zoe@example.com")).toEqual([[zoe.id, "email"]]);
    expect(await found(zoe.email)).toEqual([[zoe.id, "mailbox"]]);
  });

  testOnSqlite("an id, alone or in the address of a profile", async () => {
    expect(await found(zoe.id)).toEqual([[zoe.id, "id"]]);
    expect(await found(`https://velvet.test/members/${zoe.id.toUpperCase()}?from=search`)).toEqual([[zoe.id, "id"]]);
    expect(await found(rosa.id)).toEqual([]);
    expect(await found(site.newId())).toEqual([]);
  });

  test("the beginning of a name, without accents and case, in the order of names", async () => {
    expect(await found("ZO")).toEqual([
      [zoe.id, "name"],
      [zoltan.id, "name"],
    ]);
    expect(await found("zoë")).toEqual([[zoe.id, "name"]]);
    expect(await found("oé")).toEqual([]);
    for (const literal of ["zo%", "zo_", "_", "%", "\\"]) expect(await found(literal)).toEqual([]);
  });

  testOnSqlite("a town, once even if the name also matches", async () => {
    const paris = anAdult({ name: "Utrecht", city: "Utrecht", country: "NL" });
    await site.add(paris);
    expect(await found("KOLN")).toEqual([[zoe.id, "place"]]);
    expect(await found("utrecht")).toEqual([
      [paris.id, "name"],
      [zoltan.id, "place"],
    ]);
    await updateProfile(site, zoltan, { country: "NL", city: "Den Haag" });
    expect(await found("utrecht")).toEqual([[paris.id, "name"]]);
    expect(await found("den haag")).toEqual([[zoltan.id, "place"]]);
  });

  testOnSqlite("an order, its receipt, and the provider's name of the payment", async () => {
    const { order } = await startOrder(site, zoltan, aPurchase());
    await playSandbox(site, order, "paid");
    await receiveNotice(site, noticeFor(order));
    expect(await found(order.id)).toEqual([[zoltan.id, "order"]]);
    expect(await found(order.providerRef!)).toEqual([[zoltan.id, "reference"]]);
    for (const receipt of ["1", "#1"]) expect(await found(receipt)).toEqual([[zoltan.id, "receipt"]]);
    expect(await found("2")).toEqual([]);
  });

  testOnSqlite("a session, by its id in lists of sessions", async () => {
    const token = await site.db.transact((tx) => startSession(site, tx, lukasz.id));
    expect(await found(sessionHashOf(token))).toEqual([[lukasz.id, "session"]]);
    expect(await found(token)).toEqual([]);
  });

  test("the code of a device, with every account that logged in there", async () => {
    for (const { id } of [zoe, zoltan]) noteDevice(site, id, { id: "a tablet" });
    noteDevice(site, lukasz.id, { id: "a phone" });
    const code = codeOfDevice(site, { id: "a tablet" });
    await expect
      .poll(async () => (await found(` ${code.toUpperCase()}`)).sort())
      .toEqual([zoe.id, zoltan.id].sort().map((id) => [id, "device"]));
    expect(await found(code.slice(0, -1))).toEqual([]);
  });

  test("a report about them: its number, and a phone number, link or address in it, until it is erased", async () => {
    const words = "Wants me on +31 6 1234-5678 or https://www.Cheap.example/zoltan?x=1, writes from z@evil.example";
    const number = await report(site, zoe, {
      ...{ target: { kind: "profile", id: zoltan.id }, reason: "scam", words, block: false },
    });
    expect(await found(number)).toEqual([[zoltan.id, "report"]]);
    const spellings = ["0612345678", "0031 612 345 678", "cheap.example", "http://cheap.example/zoltan?x=1"];
    for (const contact of [...spellings, "Z@EVIL.example"])
      expect(await found(contact)).toEqual([[zoltan.id, "contact"]]);
    expect(await found("0612345679")).toEqual([]);
    const { case: opened } = await caseOf(site, number);
    await decide(site, anOperator, opened.id, opened.version, { actor: "Mia", rule: null, facts: "Nothing" });
    site.clock.advance(190 * DAY);
    await mailsFrom(site);
    expect(await found("cheap.example")).toEqual([]);
  });
});

test("a state names the most important fact", async () => {
  const state = async () => (await findMembers(site, zoe.id)).rows[0]!.state;
  expect(await state()).toBe("active");
  await setVisibility(site, zoe, { seenBy: "nobody" });
  expect(await state()).toBe("hidden");
  for (const status of ["suspended", "deleted"] as const) {
    await site.db.transact(async ({ drizzle }) => void (await drizzle.update(accounts).set({ status })));
    expect(await state()).toBe(status);
  }
});

test("an empty text, another site's id, and an erased account find no one", async () => {
  const other = await testSite({ tenant: { slug: "other" }, members: [anAdult({ name: "Anna" })] });
  for (const words of ["", "   ", "\u0000", "zzzz", "'; drop table profile --"]) expect(await found(words)).toEqual([]);
  for (const words of [zoe.id, zoe.email, "Zoé", "Köln"]) expect(await found(words, other)).toEqual([]);
  await site.db.transact(async ({ drizzle }) => {
    await drizzle.update(accounts).set({ status: "deleted", deletedAt: 0, eraseAt: 0 });
  });
  await erasureEffect.handle({ id: "e", key: "e", payload: { account: zoe.id } }, site, new AbortController().signal);
  for (const words of [zoe.id, zoe.email, "Zoé", "Köln"]) expect(await found(words)).toEqual([]);
  expect(await found("zo")).toEqual([[zoltan.id, "name"]]);
});

test("a list is paged to its end: matches by name, then by town", async () => {
  const people = Array.from({ length: 5 }, (_, n) => anAdult({ name: `Essen ${n}`, city: n > 2 ? "Essen" : null }));
  const townsfolk = Array.from({ length: 4 }, () => anAdult({ name: "Ben", city: "Essen" }));
  await site.add(...people, ...townsfolk);
  const expected = [...people, ...townsfolk.toReversed()].map(({ id }) => id);
  for (const limit of [1, 3, 4, 5, 9, 100]) {
    const ids: string[] = [];
    let after: string | undefined;
    do {
      const { rows, next } = await findMembers(site, "essen", { limit, after });
      expect(rows.length).toBeGreaterThan(0);
      ids.push(...rows.map(({ id }) => id));
      after = next ?? undefined;
    } while (after !== undefined);
    expect(ids).toEqual(expected);
  }
  await expect(findMembers(site, "essen", { after: "nonsense" })).rejects.toThrow('"nonsense" is no place');
});

test("every search uses an index", async () => {
  const number = await report(site, zoe, {
    ...{ target: { kind: "profile", id: zoltan.id }, reason: "scam", words: "at cheap.example", block: false },
  });
  const { order } = await startOrder(site, zoltan, aPurchase());
  const lists = [
    ["zo", "profile_name_ix"],
    ["köln", "profile_city_ix"],
  ] as const;
  for (const [words, index] of lists) {
    const { next } = await findMembers(site, words, { limit: 1 });
    const asked = await statementsOf(() => findMembers(site, words, { limit: 1, after: next ?? undefined }));
    const steps = await Promise.all(asked.map((statement) => stepsOf(site.db, statement)));
    expect(steps.filter((each) => each.includes(`range of ${index}`) && !each.includes("sort"))).not.toEqual([]);
  }
  const boxes = [zoe.email, zoe.id, "zo", "köln", order.id, order.providerRef!, "1", number, "cheap.example"];
  for (const words of [...boxes, "A".repeat(43)]) {
    const asked = await statementsOf(() => findMembers(site, words));
    for (const statement of asked.filter(({ sql }) => sql.startsWith("select"))) {
      const steps = await stepsOf(site.db, statement);
      expect([words, steps.filter((step) => step.startsWith("all of"))]).toEqual([words, []]);
    }
  }
});
