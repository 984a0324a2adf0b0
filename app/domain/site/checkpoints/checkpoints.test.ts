// @engines both
import { beforeEach, expect, test } from "vitest";
import { audited } from "~/app/domain/site/audit/audit";
import { auditedInControl } from "~/app/domain/site/audit/control";
import { verifyChain, verifyControlChain } from "~/app/domain/site/audit/verification";
import { checkpointKeys, checkpoints } from "~/db/control/tables";
import type { Db } from "~/db/handle";
import { controlAt, testControl } from "~/tests/support/control";
import { testOnSqlite } from "~/tests/support/engines";
import type { Place } from "~/tests/support/place";
import { testDatabases } from "~/tests/support/test-databases";
import { anOperator, START, type TestSite, testSite } from "~/tests/support/test-site";
import { checkpointsOf, type Installation, signatureCheck, takeCheckpoint, takeDailyCheckpoint } from "./checkpoints";
import { givenCheckpoint } from "./checkpoints.schema";

const DAY = 24 * 60 * 60_000;
const [velvet, linen] = [await testSite(), await testSite({ tenant: { slug: "linen" } })];
const failures: unknown[] = [];
let control: Db;
let place: Place;

beforeEach(async () => {
  ({ db: control, place } = await testControl());
  failures.length = 0;
});

test("a checkpoint contains each audit's head, and is signed by a key that is made once", async () => {
  await acted(velvet);
  await actedInControl();
  const checkpoint = await takeCheckpoint(anInstallation());
  const heads = { velvet: await headOf(velvet), control: (await control.read(verifyControlChain)).head };
  expect(checkpoint).toMatchObject({
    at: "2026-06-01T12:00:00.000Z",
    databases: [
      { name: "control", ...heads.control },
      { name: velvet.databaseName, ...heads.velvet },
    ],
  });
  expect((await signatureCheck(control))(checkpoint)).toBe("signed");
  expect(await takeCheckpoint(anInstallation())).toEqual(checkpoint);
  await acted(linen);
  const later = await takeCheckpoint(anInstallation({ now: () => START + 1 }));
  expect(later.databases.map(({ name }) => name)).toEqual([
    "control",
    ...[linen, velvet].map(({ databaseName }) => databaseName),
  ]);
  expect(later.key).toBe(checkpoint.key);
  expect(await keys()).toHaveLength(1);
  expect(failures).toEqual([]);
});

testOnSqlite("a signature verifies only its own checkpoint", async () => {
  await acted(velvet);
  const checkpoint = await takeCheckpoint(anInstallation());
  const [mark] = checkpoint.databases;
  const check = await signatureCheck(control);
  const altered = [
    { at: "2026-06-01T12:00:00.001Z" },
    { databases: [] },
    { databases: [{ ...mark!, name: "linen" }] },
    { databases: [{ ...mark!, seq: mark!.seq + 1 }] },
    { databases: [{ ...mark!, hash: "x" }] },
    { signature: "x" },
  ];
  for (const change of altered) expect(check({ ...checkpoint, ...change })).toBe("altered");
  expect(check({ ...checkpoint, key: "x" })).toBe("unknown");
  const { db: other } = await testControl();
  expect((await signatureCheck(other))(checkpoint)).toBe("unknown");
});

testOnSqlite(
  "the private key opens only with the machine's secret, and keys made with different secrets both verify",
  async () => {
    const before = await takeCheckpoint(anInstallation());
    const after = await takeCheckpoint(anInstallation({ secret: "another secret" }));
    expect(after.key).not.toBe(before.key);
    const check = await signatureCheck(control);
    expect([before, after].map(check)).toEqual(["signed", "signed"]);
    expect((await takeCheckpoint(anInstallation())).key).toBe(before.key);
    expect(await keys()).toHaveLength(2);
  },
);

test("one checkpoint a day is stored, by the first process", async () => {
  const processes = [control, controlAt(place), controlAt(place)].map((db) => anInstallation({ control: db }));
  const taken = await Promise.all(processes.map(takeDailyCheckpoint));
  expect(taken.filter(Boolean)).toHaveLength(1);
  expect(await keys()).toHaveLength(1);
  expect(await takeDailyCheckpoint(anInstallation({ now: () => START + DAY / 2 - 1 }))).toBeUndefined();
  const next = await takeDailyCheckpoint(anInstallation({ now: () => START + DAY / 2 }));
  const { rows } = await checkpointsOf(control);
  expect(rows).toEqual([next, ...taken.filter(Boolean)]);
  expect(rows.map(await signatureCheck(control))).toEqual(["signed", "signed"]);
  const tampered = [
    control.transact(async ({ drizzle }) => void (await drizzle.delete(checkpoints))),
    control.transact(async ({ drizzle }) => void (await drizzle.update(checkpoints).set({ at: 0 }))),
  ];
  await Promise.all(tampered.map((each) => expect(each).rejects.toThrow(/only grows/)));
});

test("a site with an unreadable audit is skipped and logged, and one without a database is skipped", async () => {
  const { glance } = testDatabases();
  const broken = new Error("the disk");
  const installation = anInstallation({
    slugs: () => ["never", "broken", velvet.databaseName],
    glance: async (slug, read) => (slug === "broken" ? Promise.reject(broken) : glance(slug, read)),
  });
  const { databases } = await takeCheckpoint(installation);
  expect(databases.map(({ name }) => name)).toEqual([velvet.databaseName]);
  expect(failures).toEqual([{ err: broken, tenant: "broken" }]);
});

testOnSqlite("a checkpoint is parsed from a command's output and from a log line", async () => {
  const checkpoint = await takeCheckpoint(anInstallation());
  expect(givenCheckpoint.parse(checkpoint)).toEqual(checkpoint);
  expect(givenCheckpoint.parse({ level: 30, checkpoint, msg: "" })).toEqual(checkpoint);
  expect(givenCheckpoint.safeParse({}).success).toBe(false);
  const elsewhere = { ...checkpoint, databases: [{ name: "../x", seq: 1, hash: "x" }] };
  expect(givenCheckpoint.safeParse(elsewhere).success).toBe(false);
});

function anInstallation(more: Partial<Installation> = {}): Installation {
  return {
    control,
    secret: "a secret",
    slugs: () => [velvet, linen].map(({ databaseName }) => databaseName),
    glance: testDatabases().glance,
    now: () => START,
    log: { error: (what: unknown) => void failures.push(what) } as Installation["log"],
    ...more,
  };
}

function acted(site: TestSite): Promise<void> {
  const entry = { action: "outbox.retry", on: { kind: "effect", id: "e" }, member: null } as const;
  const row = { ...entry, reason: "", before: {}, after: {} };
  return site.db.transact(audited(site, anOperator, async () => ({ value: undefined, entry: row })));
}

function actedInControl(): Promise<void> {
  const row = { action: "roles.grant", on: { kind: "role", id: "r" }, reason: "", before: {}, after: {} } as const;
  const desk = { now: () => START, newId: velvet.newId };
  return control.transact(auditedInControl(desk, anOperator, async () => ({ value: undefined, entry: row })));
}

async function headOf({ db }: TestSite) {
  return (await db.read((conn) => verifyChain(conn))).head;
}

function keys() {
  return control.read(({ drizzle }) => drizzle.select().from(checkpointKeys));
}
