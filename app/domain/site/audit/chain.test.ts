// @engines both
import { beforeEach, describe, expect, test } from "vitest";
import { adjust } from "~/app/domain/money/ledger/ledger";
import { approvePhoto, markPhoto } from "~/app/domain/people/photos/moderation";
import { photosIn } from "~/app/domain/people/photos/photos";
import { openOwnCase } from "~/app/domain/safety/reports/removal";
import { eraseAbout } from "~/db/personal-data";
import { audit, auditWords } from "~/db/tables";
import { testOnSqlite } from "~/tests/support/engines";
import { tamperPastTriggers } from "~/tests/support/place";
import { placeOf, testDatabases } from "~/tests/support/test-databases";
import { anAdult, anOperator, aPerson, type TestSite, testSite } from "~/tests/support/test-site";
import { type AuditEntry, audited, findAuditEntries } from "./audit";
import { verifyChain } from "./verification";

const anna = anAdult({ name: "Anna", photos: ["a"] });
let site: TestSite;

beforeEach(async () => {
  site = await testSite({ members: [anna] });
});

describe("a chain of entries", () => {
  beforeEach(someEntries);

  testOnSqlite("verifies, and reports its length and head", async () => {
    const rows = await site.db.read(({ drizzle }) => drizzle.select().from(audit).orderBy(audit.seq));
    expect(rows.map(({ seq, origin }) => ({ seq, origin }))).toEqual([
      { seq: 1, origin: "" },
      { seq: 2, origin: aPerson.origin },
      { seq: 3, origin: "" },
      { seq: 4, origin: "" },
      { seq: 5, origin: "" },
    ]);
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(5);
    expect(await verified()).toEqual({ count: 5, head: { seq: 5, hash: rows[4]!.hash }, flaw: undefined });
  });

  test.each([
    "id = 'x'",
    "operator = 'operator:x'",
    "origin = ''",
    "act = 'credits.give'",
    "kind = 'order'",
    "target_id = 'x'",
    "member_id = null",
    `"before" = '{"balance":1}'`,
    `"after" = '{}'`,
    "at = at + 1",
    "reason_hash = ''",
    "hash = ''",
    "hash = 'x'",
  ])("fails verification after a change of %s", async (change) => {
    await tampered(`update audit set ${change} where seq = 2`);
    expect(await flaw()).toEqual({ seq: 2, flaw: "changed" });
  });

  testOnSqlite.each([
    { does: "removed the first entry", by: "delete from audit where seq = 1", flaw: { seq: 1, flaw: "missing" } },
    { does: "removed one", by: "delete from audit where seq = 3", flaw: { seq: 3, flaw: "missing" } },
    { does: "numbered one anew", by: "update audit set seq = 9 where seq = 3", flaw: { seq: 3, flaw: "missing" } },
    {
      does: "removed one and closed the gap",
      by: "delete from audit where seq = 4; update audit set seq = 4 where seq = 5",
      flaw: { seq: 4, flaw: "changed" },
    },
    {
      does: "swapped two",
      by: "update audit set seq = 9 where seq = 3; update audit set seq = 3 where seq = 4; update audit set seq = 4 where seq = 9",
      flaw: { seq: 3, flaw: "changed" },
    },
    { does: "changed words", by: "update audit_words set reason = 'Kind'", flaw: { seq: 1, flaw: "words" } },
    { does: "changed a salt", by: "update audit_words set salt = 'x'", flaw: { seq: 1, flaw: "words" } },
    { does: "removed words", by: "delete from audit_words", flaw: { seq: 1, flaw: "words" } },
    { does: "kept words from erasure", by: "update audit_words set member_id = null", flaw: { seq: 1, flaw: "words" } },
    {
      does: "gave an entry words that had none",
      by: "insert into audit_words select id, 's', 'r', member_id from audit where seq = 3",
      flaw: { seq: 3, flaw: "words" },
    },
  ])("fails verification after someone $does", async ({ by, flaw: expected }) => {
    await tampered(by);
    expect(await flaw()).toEqual(expected);
  });

  testOnSqlite("fails verification if a reason about no member is deleted", async () => {
    await noted({ member: null, reason: "About the machine" });
    expect(await flaw()).toBeUndefined();
    await tampered("delete from audit_words where member_id is null");
    expect(await flaw()).toEqual({ seq: 6, flaw: "words" });
  });

  testOnSqlite("with its end cut or rewritten verifies alone, and fails against an earlier checkpoint", async () => {
    const { head } = await verified();
    await tampered("delete from audit where seq > 3");
    expect(await flaw()).toBeUndefined();
    expect(await flaw(head!)).toEqual({ seq: 4, flaw: "cut" });
    await noted({});
    await noted({});
    expect(await flaw()).toBeUndefined();
    expect(await flaw(head!)).toEqual({ seq: 5, flaw: "replaced" });
    await tampered("delete from audit");
    expect(await flaw(head!)).toEqual({ seq: 1, flaw: "cut" });
  });

  test("still verifies after a member is erased with their reasons", async () => {
    const { head } = await verified();
    await site.db.transact((tx) => eraseAbout(tx, [anna.id]));
    expect(await site.db.read(({ drizzle }) => drizzle.select().from(auditWords))).toEqual([]);
    expect((await findAuditEntries(site)).rows.map(({ reason }) => reason)).toEqual(["", "", "", "", ""]);
    expect(await verified(head!)).toEqual({ count: 5, head, flaw: undefined });
  });
});

test("a chain that several processes append to never forks", async () => {
  const processes = [site.db, testDatabases(true).of(site.databaseName), testDatabases(true).of(site.databaseName)];
  await Promise.all(Array.from({ length: 30 }, (_, n) => noted({ reason: `${n}` }, processes[n % 3])));
  const { rows } = await findAuditEntries(site);
  expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 30 }, (_, n) => 30 - n));
  expect(new Set(rows.map(({ reason }) => reason)).size).toBe(30);
  expect(await verified()).toMatchObject({ count: 30, flaw: undefined });
});

test("a chain is read in pages, and includes texts that an engine alters", async () => {
  const odd = { reason: "\0\ud83d🌷", before: { z: "\0", "2": 1.5, "1": null }, after: { "": true, a: -0 } };
  await site.db.transact(async (tx) => {
    for (let n = 0; n < 1000; n++) await writing(odd)(tx);
  });
  expect(await verified()).toMatchObject({ count: 1000, head: { seq: 1000 }, flaw: undefined });
  await tampered("delete from audit where seq = 501");
  expect(await flaw()).toEqual({ seq: 501, flaw: "missing" });
});

test("entries older than the chain are covered from the next entry on", async () => {
  await noted({ reason: "the first" });
  await noted({});
  await tampered("update audit set hash = '', reason_hash = ''; update audit_words set salt = ''");
  expect(await verified()).toEqual({ count: 2, head: { seq: 2, hash: "" }, flaw: undefined });
  await noted({});
  expect(await verified()).toMatchObject({ count: 3, flaw: undefined });
  const words = await site.db.read(({ drizzle }) => drizzle.select().from(auditWords));
  expect(words).toMatchObject([{ reason: "the first", salt: expect.stringMatching(/.{43}/) }]);
  await tampered("update audit set hash = '' where seq < 3");
  expect(await flaw()).toEqual({ seq: 3, flaw: "changed" });
});

testOnSqlite("an empty chain verifies", async () => {
  expect(await verified()).toEqual({ count: 0, head: null, flaw: undefined });
});

/** Writes five real entries, the second one about a person. */
async function someEntries(): Promise<void> {
  const [photo] = await site.db.read((conn) => photosIn(conn, anna.id));
  await adjust(site, anOperator, anna, { amount: 20, reason: "Sorry" });
  await adjust(site, aPerson, anna, { amount: -5, reason: "Too many" });
  await markPhoto(site, anOperator, photo!.id, true);
  await approvePhoto(site, anOperator, photo!.id);
  await openOwnCase(site, anOperator, `/members/${anna.id}`, "Mia: begs");
}

function noted(more: Partial<AuditEntry>, db = site.db): Promise<void> {
  return db.transact(writing(more));
}

function writing(more: Partial<AuditEntry>) {
  const on = { kind: "effect", id: "e" } as const;
  const entry: AuditEntry = { action: "outbox.retry", on, member: anna.id, reason: "", before: {}, after: {}, ...more };
  return audited(site, anOperator, async () => ({ value: undefined, entry }));
}

function verified(...marks: { seq: number; hash: string }[]) {
  return site.db.read((conn) => verifyChain(conn, marks));
}

async function flaw(...marks: { seq: number; hash: string }[]) {
  return (await verified(...marks)).flaw;
}

function tampered(statement: string): Promise<void> {
  return tamperPastTriggers(placeOf(), site.databaseName, statement);
}
