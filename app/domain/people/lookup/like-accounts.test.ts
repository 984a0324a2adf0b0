// @engines both
import { expect, test } from "vitest";
import { noteDevice } from "~/app/domain/account/devices/devices";
import { notePayer } from "~/app/domain/money/payers/payers";
import { report } from "~/app/domain/safety/reports/reports";
import { accountDevices, payers, sessions } from "~/db/tables";
import { testOfSqlite, testOnSqlite } from "~/tests/support/engines";
import { stepsOf } from "~/tests/support/explain";
import { statementsOf } from "~/tests/support/statements";
import { anAdult, START, type TestSite, testSite } from "~/tests/support/test-site";
import { likeAccounts } from "./like-accounts";

const anna = anAdult({ name: "Anna", email: "an.na@gmail.com", birthDate: "1990-01-01" });
const again = anAdult({ name: "Ann", email: "anna+two@googlemail.com" });
const twin = anAdult({ name: "Änna", birthDate: "1990-01-01", confirmedAt: null });
const namesake = anAdult({ name: "Anna", birthDate: "1990-01-02" });
const texter = anAdult({ name: "Tess" });
const bert = anAdult({ name: "Bert" });
const members = [anna, again, twin, namesake, texter, bert];

const reported = (site: TestSite, id: string, words: string) =>
  report(site, bert, { target: { kind: "profile", id }, reason: "scam", words, block: false });

testOnSqlite(
  "accounts of one mailbox, one contact, or one name and birth date are alike, each with its reason",
  async () => {
    const site = await testSite({ members });
    await reported(site, anna.id, "Call +31 6 1234 5678, see big.example/anna");
    await reported(site, texter.id, "Says 06-12345678");
    await reported(site, namesake.id, "See big.example/other");
    await reported(site, twin.id, "http://big.example/anna");
    expect(await likeAccounts(site, anna.id)).toMatchObject([
      { id: texter.id, why: ["contact"] },
      { id: twin.id, name: "Änna", state: "unconfirmed", signedUpAt: START, why: ["contact", "name_and_birth_date"] },
      { id: again.id, why: ["mailbox"] },
    ]);
    expect(await likeAccounts(site, bert.id)).toEqual([]);
  },
);

test("accounts paid for by one card are alike, and their equal kind of browser is added as a reason", async () => {
  const site = await testSite({ members });
  const device = "Firefox, Windows";
  await site.db.transact(async (tx) => {
    await notePayer(site, tx, anna.id, "card 1");
    await notePayer(site, tx, anna.id, "card 1");
    await notePayer(site, tx, texter.id, "card 1");
    await notePayer(site, tx, bert.id, "card 2");
    for (const { id } of [anna, texter, namesake])
      await tx.drizzle
        .insert(sessions)
        .values({ tokenHash: id, accountId: id, device, createdAt: START, expiresAt: START });
  });
  expect(await likeAccounts(site, anna.id)).toMatchObject([
    { id: texter.id, why: ["payment", "browser"] },
    { id: twin.id, why: ["name_and_birth_date"] },
    { id: again.id, why: ["mailbox"] },
  ]);
  const other = await testSite({ tenant: { slug: "other" }, members: [bert] });
  await other.db.transact((tx) => notePayer(other, tx, bert.id, "card 2"));
  const hashes = await Promise.all(
    [site, other].map(({ db }) => db.read(({ drizzle }) => drizzle.select().from(payers))),
  );
  const [ours = [], theirs = []] = hashes.map((rows) =>
    rows.flatMap(({ accountId, hash }) => (accountId === bert.id ? hash : [])),
  );
  expect([ours.length, theirs.length, ours[0] === theirs[0]]).toEqual([1, 1, false]);
});

testOnSqlite("accounts that logged in on one device are alike, without the kind of browser as a reason", async () => {
  const site = await testSite({ members });
  for (const { id } of [anna, bert, twin]) {
    noteDevice(site, id, { id: id === twin.id ? "a phone" : "a tablet" });
    await site.db.transact((tx) =>
      tx.drizzle
        .insert(sessions)
        .values({ tokenHash: id, accountId: id, device: "Safari, iPad", createdAt: START, expiresAt: START }),
    );
  }
  await expect.poll(() => site.db.read(({ drizzle }) => drizzle.select().from(accountDevices))).toHaveLength(3);
  expect((await likeAccounts(site, bert.id)).map(({ id, why }) => [id, why])).toEqual([[anna.id, ["device"]]]);
  expect((await likeAccounts(site, anna.id)).map(({ id, why }) => [id, why])).toEqual([
    [bert.id, ["device"]],
    [twin.id, ["name_and_birth_date", "browser"]],
    [again.id, ["mailbox"]],
  ]);
});

testOnSqlite("accounts of different brands are never compared", async () => {
  const site = await testSite({ members: [anna] });
  await testSite({ tenant: { slug: "other" }, members: [again, twin] });
  expect(await likeAccounts(site, anna.id)).toEqual([]);
  await expect(likeAccounts(site, again.id)).rejects.toMatchObject({ code: "account.no_member" });
});

testOfSqlite("an index answers each question", async () => {
  const site = await testSite({ members });
  await reported(site, anna.id, "big.example/anna");
  const asked = await statementsOf(() => likeAccounts(site, anna.id));
  for (const statement of asked.filter(({ sql }) => sql.startsWith("select")))
    expect((await stepsOf(site.db, statement)).filter((step) => step.startsWith("all of"))).toEqual([]);
});
