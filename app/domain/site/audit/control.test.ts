// @engines both
import { beforeEach, expect, test } from "vitest";
import type { Operator } from "~/app/domain/operator";
import { controlAudit, controlAuditWords, operators } from "~/db/control/tables";
import type { Db } from "~/db/handle";
import { idMaker } from "~/db/ids";
import { controlAt, testControl } from "~/tests/support/control";
import { testOnSqlite } from "~/tests/support/engines";
import { type Place, tamperPastTriggers } from "~/tests/support/place";
import { aPerson, START } from "~/tests/support/test-site";
import { auditedInControl, findControlEntries } from "./control";
import { verifyControlChain } from "./verification";

const clock = () => START;
const desk = { now: clock, newId: idMaker(clock, (size) => crypto.getRandomValues(new Uint8Array(size))) };
let db: Db;
let place: Place;

beforeEach(async () => {
  ({ db, place } = await testControl());
});

testOnSqlite("an action that belongs to no site is an entry of a separate chain, written with the action", async () => {
  await added("one");
  await added("two");
  const rows = await db.read(({ drizzle }) => drizzle.select().from(controlAudit).orderBy(controlAudit.seq));
  expect(rows).toMatchObject([
    {
      ...{ seq: 1, action: "operators.add", kind: "operator", targetId: "one", at: START },
      ...{ operator: aPerson.name, origin: aPerson.origin, before: {}, after: { email: "one@example.com" } },
    },
    { seq: 2, targetId: "two" },
  ]);
  expect(await db.read(({ drizzle }) => drizzle.select().from(operators))).toHaveLength(2);
  expect(await verified()).toEqual({ count: 2, head: { seq: 2, hash: rows[1]!.hash }, flaw: undefined });
});

test("the audit is paged, newest first, with each entry's reason", async () => {
  for (const id of ["one", "two", "three"]) await added(id);
  const { rows, next } = await findControlEntries({ db }, { limit: 2 });
  const rest = await findControlEntries({ db }, { after: next! });
  expect([...rows, ...rest.rows].map(({ targetId }) => targetId)).toEqual(["three", "two", "one"]);
  expect(rows[0]!.reason).not.toBe("");
  expect(rest.next).toBeNull();
});

test("the audit is append-only, and changes that bypass its triggers are detected", async () => {
  for (const id of ["one", "two", "three"]) await added(id);
  const { head } = await verified();
  for (const table of [controlAudit, controlAuditWords]) {
    await expect(db.transact(async ({ drizzle }) => void (await drizzle.delete(table)))).rejects.toThrow(/only grows/);
  }
  await tampered("update control_audit_words set reason = 'Another'");
  expect((await verified()).flaw).toEqual({ seq: 1, flaw: "words" });
  await tampered("delete from control_audit_words");
  expect((await verified()).flaw).toEqual({ seq: 1, flaw: "words" });
  await tampered("update control_audit set operator = 'operator:x' where seq = 2");
  await tampered("update control_audit set reason_hash = ''");
  expect((await verified()).flaw).toEqual({ seq: 1, flaw: "changed" });
  await tampered("delete from control_audit");
  expect((await verified()).flaw).toBeUndefined();
  expect((await verified(head!)).flaw).toEqual({ seq: 1, flaw: "cut" });
});

test("a failure leaves no entry, and simultaneous appends do not fork the chain", async () => {
  await added("0");
  await expect(added("0")).rejects.toThrow();
  const other = controlAt(place);
  await Promise.all(Array.from({ length: 20 }, (_, n) => added(`${n + 1}`, n % 2 ? other : db)));
  expect(await verified()).toMatchObject({ count: 21, head: { seq: 21 }, flaw: undefined });
});

function added(id: string, into = db): Promise<void> {
  const operator: Operator = aPerson;
  const email = `${id}@example.com`;
  return into.transact(
    auditedInControl(desk, operator, async ({ drizzle }) => {
      await drizzle.insert(operators).values({ id, email, name: id, createdAt: START });
      const on = { kind: "operator" as const, id };
      const entry = { action: "operators.add" as const, on, reason: "A colleague", before: {}, after: { email } };
      return { value: undefined, entry };
    }),
  );
}

function verified(...marks: { seq: number; hash: string }[]) {
  return db.read((conn) => verifyControlChain(conn, marks));
}

function tampered(statement: string): Promise<void> {
  return tamperPastTriggers(place, "control", statement);
}
