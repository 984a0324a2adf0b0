import { beforeEach, expect, test } from "vitest";
import { logIn } from "~/app/domain/account/credentials/credentials";
import { DomainError } from "~/app/domain/errors";
import { hideProfile } from "~/app/domain/people/profiles/taking-down";
import { restrictMember } from "~/app/domain/safety/reports/restricting";
import { anAdult, anOperator, type TestSite, testSite } from "~/tests/support/test-site";
import { ownBan, ownBanPath } from "./own-ban";
import { sessionCookie } from "./session";
import { visitOf } from "./visit";

const HOUR = 60 * 60_000;
const PASSWORD = "bert's own";
const anna = anAdult({ name: "Anna", password: PASSWORD });
const bert = anAdult({ name: "Bert", password: PASSWORD });
const given = { rule: "No begging", facts: "You asked three people for money." };

let site: TestSite;
beforeEach(async () => {
  site = await testSite({ members: [anna, bert] });
});

/** Returns the page about bans, for a request of this path with these cookies. */
function read(path: string, cookie = "") {
  const request = new Request(`http://velvet.test${path}`, { headers: { Cookie: cookie } });
  return ownBan(site, request, visitOf(site, request, "10.0.0.1", false));
}

async function cookieOf({ email }: { email: string }): Promise<string> {
  const { token } = await logIn(site, { email, password: PASSWORD }, "10.0.0.1");
  return sessionCookie({ secure: false }, token).split(";")[0]!;
}

async function ticketOf({ email }: { email: string }): Promise<string> {
  const error = await logIn(site, { email, password: PASSWORD }, "10.0.0.1").catch((thrown) => thrown);
  return `login-step=${error instanceof DomainError ? error.detail.ticket : ""}`;
}

const textsOf = (own: Awaited<ReturnType<typeof read>>) =>
  own?.decided.flatMap(({ parts }) => parts.map((p) => p.text));

test("a banned member reads the reason, the end and how to appeal, after the password and for an hour by the link", async () => {
  await restrictMember(site, anOperator, "suspension", bert.id, { ...given, until: null });
  expect(await read("/pages/ban")).toBeNull();
  const own = await read("/pages/ban", await ticketOf(bert));
  expect(textsOf(own)).toEqual(expect.arrayContaining([given.facts, given.rule]));
  expect(own?.decided[0]?.effect).toContain("for good");
  expect(own?.appeal.to).toContain(encodeURIComponent(`/members/${bert.id}`));
  const link = ownBanPath(site, bert.id);
  expect(await read(link)).toEqual(own);
  expect(await read(`${link}x`)).toBeNull();
  site.clock.advance(HOUR - 1);
  expect(await read(link)).toEqual(own);
  site.clock.advance(1);
  expect(await read(link)).toBeNull();
});

test("a logged-in member reads their own restrictions, whatever link they follow", async () => {
  await restrictMember(site, anOperator, "suspension", bert.id, { ...given, until: null });
  const cookie = await cookieOf(anna);
  expect(await read(ownBanPath(site, bert.id), cookie)).toBeNull();
  await hideProfile(site, anOperator, anna.id, { ...given, facts: "Your photos show another person." });
  const own = await read(ownBanPath(site, bert.id), cookie);
  expect(textsOf(own)).toContain("Your photos show another person.");
  expect(textsOf(own)).not.toContain(given.facts);
});
