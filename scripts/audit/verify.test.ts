import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mailCheckpoint, sendDueMails } from "~/app/domain/desk/desk-mail/desk-mail";
import { type AuditEntry, audited } from "~/app/domain/site/audit/audit";
import { type Checkpoint, type Installation, takeDailyCheckpoint } from "~/app/domain/site/checkpoints/checkpoints";
import { type Environment, readEnvironment } from "~/app/settings/environment";
import { openDatabases } from "~/db/open";
import { tenantsFolder } from "~/tenants/config/example";
import { mailsTo } from "~/tests/support/mailbox";
import { migrationsDir } from "~/tests/support/moving";
import { freshPlace, type Place, spoilDatabase, tamperPastTriggers } from "~/tests/support/place";
import { testDesk } from "~/tests/support/test-desk";
import { anOperator } from "~/tests/support/test-site";
import { withInstallation } from "../installation";
import { Refusal } from "../refusal";
import { printCheckpoint, verifyAudits } from "./verify";

let place: Place;
let environment: Environment;
let folder: string;
let ids = 0;

beforeEach(async () => {
  const { dir, tenant } = tenantsFolder();
  for (const slug of ["velvet", "linen", "unused"]) tenant(slug, { hosts: [`${slug}.example`] });
  place = await freshPlace();
  const { url: DATABASE_URL, dataDir: DATA_DIR } = place;
  environment = readEnvironment({ TENANTS_DIR: dir, DATA_DIR, DATABASE_URL, SECRET: "s".repeat(32) });
  folder = mkdtempSync(join(tmpdir(), "bouquet-verify-"));
  await act("velvet", 3);
  await act("linen", 1);
});

afterEach(() => {
  for (const each of [folder, place.dataDir]) rmSync(each, { recursive: true, force: true });
});

test("audit verify > verifies every audit and reports its number of entries", async () => {
  expect(await verifyAudits(environment, undefined)).toMatchObject({
    lines: [
      "control  0 entries, unaltered",
      "linen    1 entry, unaltered",
      "unused   0 entries, unaltered",
      "velvet   3 entries, unaltered",
    ],
    data: {
      databases: [{ name: "control" }, { name: "linen", count: 1, head: { seq: 1 }, flaw: null }, {}, {}],
      unsigned: [],
    },
    code: 0,
  });
});

test("audit verify > names the first invalid entry of each site and exits with 1", async () => {
  await tamperPastTriggers(place, "velvet", "update audit set operator = 'command:x' where seq > 1");
  await tamperPastTriggers(place, "linen", "update audit_words set reason = 'x'");
  expect(await verifyAudits(environment, undefined)).toMatchObject({
    lines: [
      "control  0 entries, unaltered",
      "linen    ENTRY 1 HAS OTHER TEXT than was written, or none without an erasure",
      "unused   0 entries, unaltered",
      "velvet   ENTRY 2 WAS CHANGED after it was written",
    ],
    data: { databases: [{}, { flaw: { seq: 1, flaw: "words" } }, {}, { flaw: { seq: 2, flaw: "changed" } }] },
    code: 1,
  });
});

test("audit verify > reports an unreadable database and verifies the others", async () => {
  await spoilDatabase(place, "linen");
  expect(await verifyAudits(environment, undefined)).toMatchObject({
    lines: [
      "control  0 entries, unaltered",
      expect.stringMatching(/^linen {4}CAN'T BE READ: ./),
      "unused   0 entries, unaltered",
      "velvet   3 entries, unaltered",
    ],
    code: 1,
  });
});

test("audit verify > detects missing newest entries by a checkpoint file, from the command's output or from the log", async () => {
  const { data: checkpoint } = await printCheckpoint(environment);
  const printed = fileWith(checkpoint);
  const logged = fileWith({ level: 30, checkpoint });
  await act("velvet", 1);
  for (const file of [printed, logged]) expect(await verifyAudits(environment, file)).toMatchObject({ code: 0 });
  await tamperPastTriggers(place, "velvet", "delete from audit where seq > 2");
  expect(await verifyAudits(environment, undefined)).toMatchObject({ code: 0 });
  const cut = "velvet   ENTRY 3 IS MISSING with all later ones, which a checkpoint lists";
  for (const file of [printed, logged])
    expect(await verifyAudits(environment, file)).toMatchObject({ lines: expect.arrayContaining([cut]), code: 1 });
  await act("velvet", 1);
  const other = "velvet   ENTRY 3 IS NOT THE ONE in a checkpoint";
  expect(await verifyAudits(environment, printed)).toMatchObject({ lines: expect.arrayContaining([other]), code: 1 });
});

test("audit verify > detects missing newest entries by the checkpoint attached to the owners' email", async () => {
  const desk = await testDesk({ at: place });
  await desk.add("Mia");
  const taken: Installation["taken"] = (tx, checkpoint) => mailCheckpoint(desk, tx, checkpoint);
  for (let n = 0; n < 2; n++)
    await withInstallation(environment, (installation) => takeDailyCheckpoint({ ...installation, taken }));
  while ((await sendDueMails(desk, "tests")) > 0);
  const mails = await mailsTo(desk.mailboxes, "mia@example.com");
  const [mail, ...more] = mails.filter(({ subject }) => subject === "Checkpoint of the audit");
  expect(more, "one a day").toEqual([]);
  const [attached] = mail!.attachments;
  expect(attached!.name).toMatch(/^checkpoint-\d{4}-\d\d-\d\d\.json$/);
  const checkpoint: Checkpoint = JSON.parse(Buffer.from(attached!.content).toString());
  expect(checkpoint.databases).toContainEqual({ name: "velvet", seq: 3, hash: expect.any(String) });
  const { databases, signature, key } = checkpoint;
  for (const said of [signature, key, ...databases.map(({ hash }) => hash)]) expect(mail!.text).toContain(said);
  // The owner of the databases can delete the stored checkpoints as well.
  await tamperPastTriggers(place, "velvet", "delete from audit where seq > 2");
  await tamperPastTriggers(place, "control", "delete from checkpoint");
  expect(await verifyAudits(environment, undefined)).toMatchObject({ code: 0 });
  const file = join(folder, attached!.name);
  writeFileSync(file, attached!.content);
  const cut = "velvet   ENTRY 3 IS MISSING with all later ones, which a checkpoint lists";
  expect(await verifyAudits(environment, file)).toMatchObject({ lines: expect.arrayContaining([cut]), code: 1 });
});

test("audit verify > detects missing newest entries by the stored checkpoints, also for a site without a config", async () => {
  await withInstallation(environment, takeDailyCheckpoint);
  await tamperPastTriggers(place, "velvet", "delete from audit");
  expect(await verifyAudits(environment, undefined)).toMatchObject({ code: 1 });
  const elsewhere = { ...environment, tenantsDir: tenantsFolder().dir };
  expect(await verifyAudits(elsewhere, undefined)).toMatchObject({
    lines: [
      "control  0 entries, unaltered",
      "linen    1 entry, unaltered",
      "velvet   ENTRY 1 IS MISSING with all later ones, which a checkpoint lists",
    ],
    code: 1,
  });
});

test("audit verify > reports a checkpoint that this installation did not sign, and refuses a file without one", async () => {
  const { data } = await printCheckpoint(environment);
  const checkpoint = data as { at: string };
  const at = "2026-01-01T00:00:00.000Z";
  expect(await verifyAudits(environment, fileWith({ ...checkpoint, at }))).toMatchObject({
    lines: expect.arrayContaining([`The checkpoint of ${at} WAS ALTERED: its signature does not fit`]),
    data: { unsigned: [{ at, why: "altered" }] },
    code: 1,
  });
  expect(await verifyAudits(environment, fileWith({ ...checkpoint, key: "x" }))).toMatchObject({
    lines: expect.arrayContaining([
      `The checkpoint of ${checkpoint.at} IS SIGNED BY A KEY that this installation does not know`,
    ]),
    code: 1,
  });
  await expect(verifyAudits(environment, fileWith({}))).rejects.toThrow(Refusal);
  await expect(verifyAudits(environment, join(folder, "none"))).rejects.toThrow(/can't be read \(ENOENT\)/);
});

function fileWith(content: unknown): string {
  const file = join(folder, `${++ids}.json`);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

async function act(slug: string, times: number): Promise<void> {
  const databases = openDatabases({ ...place, migrationsDir, limit: 1 });
  const clock = { now: () => Date.UTC(2026, 5, 1), newId: () => `${++ids}` };
  const what = { action: "credits.adjust", on: { kind: "member", id: "m" }, member: "m" } as const;
  const done: AuditEntry = { ...what, reason: "Sorry", before: {}, after: {} };
  for (let n = 0; n < times; n++)
    await databases.of(slug).transact(audited(clock, anOperator, async () => ({ value: undefined, entry: done })));
  await databases.close();
}
