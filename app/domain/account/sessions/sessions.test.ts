// @engines both
import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { sessions } from "~/db/tables";
import { testOnSqlite } from "~/tests/support/engines";
import { anAdult, type TestSite, testSite } from "~/tests/support/test-site";
import {
  endAllSessions,
  endOtherSessions,
  endOwnSession,
  endSession,
  memberOf,
  noteSession,
  sessionsOf,
  startSession,
} from "./sessions";
import { setSeen } from "./sessions.queries";

const DAY = 24 * 60 * 60 * 1000;
const anna = anAdult({ name: "Anna", gender: "female", seeking: ["male"], details: { hair: "red" }, country: "NL" });
const bert = anAdult({ name: "Bert" });
const gone = anAdult({ name: "Gone", status: "deleted" });

async function siteWithSession(who = anna) {
  const site = await testSite({ members: [anna, bert, gone] });
  return { site, token: await site.db.transact((tx) => startSession(site, tx, who.id)) };
}

/** Uses the session like the first request of an hour. */
const use = (site: TestSite, token: string) =>
  site.db.transact((tx) => setSeen(tx, { tokenHash: hashed(token), device: null, at: site.now() }));
const hashed = (token: string) => createHash("sha256").update(token).digest("base64url");

testOnSqlite("a token belongs to the member, with everything that guarded verbs need", async () => {
  const { site, token } = await siteWithSession();
  expect(token).toMatch(/^[\w-]{43}$/);
  const { kind, visible, status, photos, ...member } = anna;
  // Each database counts its events in an epoch of its own.
  expect(await memberOf(site, token)).toEqual({ ...member, eventsUpTo: expect.any(String) });
});

testOnSqlite("only the token's hash is stored", async () => {
  const { site, token } = await siteWithSession();
  const rows = await site.db.read(({ drizzle }) => drizzle.select().from(sessions));
  expect(JSON.stringify(rows)).not.toContain(token);
});

testOnSqlite("a session ends after thirty days, however much it is used", async () => {
  const { site, token } = await siteWithSession();
  for (let day = 0; day < 27; day += 9) {
    site.clock.advance(9 * DAY);
    await use(site, token);
  }
  site.clock.advance(3 * DAY - 1);
  expect(await memberOf(site, token)).not.toBeNull();
  site.clock.advance(1);
  expect(await memberOf(site, token)).toBeNull();
});

testOnSqlite("a session ends after fourteen days without use, and leaves the list", async () => {
  const { site, token } = await siteWithSession();
  await use(site, token);
  site.clock.advance(14 * DAY - 1);
  expect(await memberOf(site, token)).not.toBeNull();
  site.clock.advance(1);
  expect(await memberOf(site, token)).toBeNull();
  expect(await sessionsOf(site, anna, token, "")).toEqual([]);
  await site.db.transact((tx) => startSession(site, tx, anna.id));
  expect(await site.db.read(({ drizzle }) => drizzle.select().from(sessions))).toHaveLength(1);
});

test("a session ends on request, alone or with all others of the account", async () => {
  const { site, token } = await siteWithSession();
  const [phone, bertsOwn] = await site.db.transact(async (tx) => [
    await startSession(site, tx, anna.id),
    await startSession(site, tx, bert.id),
  ]);
  await endSession(site, token);
  await endSession(site, token);
  expect(await memberOf(site, token)).toBeNull();
  expect(await memberOf(site, phone!)).not.toBeNull();
  await site.db.transact((tx) => endAllSessions(tx, anna.id));
  expect(await memberOf(site, phone!)).toBeNull();
  expect(await memberOf(site, bertsOwn!)).toMatchObject({ id: bert.id });
});

testOnSqlite("a deleted account's session is invalid", async () => {
  const { site, token } = await siteWithSession(gone);
  expect(await memberOf(site, token)).toBeNull();
});

testOnSqlite("another site's session is invalid", async () => {
  const { token } = await siteWithSession();
  const other = await testSite({ tenant: { slug: "other" }, members: [anna] });
  expect(await memberOf(other, token)).toBeNull();
});

testOnSqlite.each(["", "x", "' or 1=1 --", "A".repeat(43), "A".repeat(4000)])("%j is invalid", async (token) => {
  const { site } = await siteWithSession();
  expect(await memberOf(site, token)).toBeNull();
  await endSession(site, token);
});

describe("a member's session list", () => {
  const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0";
  const PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/18.6 Mobile/15E148 Safari/604.1";

  async function loggedInTwice() {
    const { site, token } = await siteWithSession();
    site.clock.advance(1000);
    const phone = await site.db.transact((tx) => startSession(site, tx, anna.id));
    await site.db.transact((tx) => startSession(site, tx, bert.id));
    const list = () => sessionsOf(site, anna, token, FIREFOX);
    return { site, token, phone, list };
  }

  testOnSqlite("shows the kind of each device, its last use, and the present one", async () => {
    const { site, phone, list } = await loggedInTwice();
    site.clock.advance(DAY);
    noteSession(site, phone, PHONE);
    await expect.poll(async () => (await list())[1]?.device).toBe("Safari, iPhone");
    const seen = site.now();
    site.clock.advance(DAY);
    expect(await list()).toMatchObject([
      { device: "Firefox, Linux", current: true, lastSeenAt: site.now() },
      { device: "Safari, iPhone", current: false, lastSeenAt: seen },
    ]);
    const rows = await site.db.read(({ drizzle }) => drizzle.select().from(sessions));
    expect(JSON.stringify(rows)).not.toMatch(/Mozilla|10\.0|OS 18/);
  });

  test("ends one of the member's own sessions, and no one else's", async () => {
    const { site, phone, list } = await loggedInTwice();
    const [, other] = await list();
    await endOwnSession(site, bert, other!.id);
    expect(await memberOf(site, phone)).not.toBeNull();
    await endOwnSession(site, anna, other!.id);
    await endOwnSession(site, anna, "no such one");
    expect(await memberOf(site, phone)).toBeNull();
    expect(await list()).toMatchObject([{ current: true }]);
  });

  testOnSqlite("ends all other sessions", async () => {
    const { site, token, phone } = await loggedInTwice();
    await endOtherSessions(site, anna, token);
    expect([await memberOf(site, token), await memberOf(site, phone)]).toEqual([expect.anything(), null]);
    expect(await sessionsOf(site, bert, "", "")).toHaveLength(1);
  });
});
