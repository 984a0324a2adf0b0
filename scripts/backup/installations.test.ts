// @engines both
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { backupsIn } from "~/app/admin/backups";
import { openErasedList } from "~/app/backups/erased";
import { folderOf, idOf, keyOfManifest, listManifests, readManifest, writeManifest } from "~/app/backups/manifest";
import { pruneBackups } from "~/app/backups/prune";
import { type BackupStore, openBackupStore } from "~/app/backups/store";
import { noteBackups } from "~/app/domain/desk/installation/installation";
import { openSigner } from "~/app/domain/site/checkpoints/checkpoints";
import { openDatabases } from "~/db/open";
import { bareInstallation, folder, type Installed, makerOf, newestOfAll, newKey } from "~/tests/support/backups";
import { controlAt } from "~/tests/support/control";
import { testOfSqlite, testOnSqlite } from "~/tests/support/engines";
import { migrationsDir } from "~/tests/support/moving";
import { listBackups, removeBackups, runBackup } from "./command";
import { restoreBackup } from "./restore";
import { verifyBackup } from "./verify";

const key = await newKey();
const newest = { ...newestOfAll, identity: key.file };
const now = { since: undefined };
const SECRET = "s".repeat(32);
const DAY = 24 * 60 * 60_000;

type Bare = Omit<Installed, "slug">;

describe("two installations with one BACKUP_URL", () => {
  let at: string;
  let one: Bare;
  let other: Bare;
  let placeless: Record<string, string>;
  let ids: { one: string; other: string };

  beforeAll(async () => {
    at = folder();
    // Both installations have the same settings, as after a copy of the environment file.
    const settings = {
      BACKUP_URL: pathToFileURL(at).href,
      BACKUP_RECIPIENT: key.recipient,
      SECRET,
      BACKUP_KEEP: "1last",
    };
    placeless = settings;
    one = await installationWith(settings, "velvet", "onyx");
    other = await installationWith(settings, "velvet");
    await one.media("velvet").put("media/one.webp", Buffer.from("one's"));
    await other.media("velvet").put("media/other.webp", Buffer.from("the other's"));
    await runBackup(one.environment, now);
    ids = { one: (await makerOf(one)).installation, other: (await makerOf(other)).installation };
  });

  test("make their backups independently, and delete no backup of each other", async () => {
    const before = contentsOf(at, ids.one);
    const made = await runBackup(other.environment, { since: Date.now() - DAY });
    expect(made.data).toMatchObject({ made: true, removed: 0 });
    expect((await runBackup(other.environment, now)).data).toMatchObject({ removed: 1 });
    expect(contentsOf(at, ids.one)).toEqual(before);
  });

  test("list, verify and restore their own backups, and name the other installation", async () => {
    const { data, lines } = await listBackups(one.environment);
    expect(data).toMatchObject({ installation: ids.one, backups: [{ sites: ["onyx", "velvet"] }] });
    expect(lines.at(-1)).toBe(`${ids.other} is another installation: backups: 1`);
    expect((await listBackups(other.environment)).data).toMatchObject({ backups: [{ sites: ["velvet"] }] });
    const restored = await restoreBackup(one.environment, { ...newest, tenant: "velvet", replace: true });
    expect(restored.data).toMatchObject({ installation: ids.one });
  });

  testOnSqlite("do not lend their identity to a new machine, which becomes a third one", async () => {
    const fresh = await bareInstallation(placeless);
    const { data } = await listBackups(fresh.environment);
    expect(data).toMatchObject({ installation: null, others: [{ backups: 1 }, { backups: 1 }] });
    await expect(restoreBackup(fresh.environment, newest)).rejects.toThrow(/several installations.*--installation/);
    await restoreBackup(fresh.environment, { ...newest, installation: ids.one });
    expect([ids.one, ids.other]).not.toContain((await makerOf(fresh)).installation);
    await expect(restoreBackup(fresh.environment, { ...newest, replace: true })).rejects.toThrow(
      /no backup of this installation/,
    );
  });

  testOnSqlite("let a new machine with --take-over continue the backups of one", async () => {
    const fresh = await bareInstallation(placeless);
    await restoreBackup(fresh.environment, { ...newest, installation: ids.one, takeOver: true });
    expect((await makerOf(fresh)).installation).toBe(ids.one);
    expect((await runBackup(fresh.environment, { since: Date.now() - DAY })).data).toMatchObject({ made: false });
  });
});

describe("a backup that this installation did not sign", () => {
  test("is refused with the reason: another installation's manifest in the folder of this installation", async () => {
    const at = folder();
    const settings = { BACKUP_URL: pathToFileURL(at).href, BACKUP_RECIPIENT: key.recipient, SECRET };
    const one = await installationWith(settings, "velvet");
    const thief = await installationWith(settings, "velvet");
    await runBackup(one.environment, now);
    await runBackup(thief.environment, now);
    const store = openBackupStore(one.environment.backup!.place);
    const { installation } = await makerOf(one);
    const [stolen] = await listManifests(store, (await makerOf(thief)).installation);
    // The manifest names this installation, but the key of another installation signed the manifest.
    const { key: _, signature: __, ...unsigned } = await readManifest(store, stolen!);
    const control = controlAt(thief.place);
    const signer = await openSigner({ control, secret: SECRET, now: Date.now });
    await writeManifest(store, { ...unsigned, installation }, signer);
    const { lines } = await listBackups(one.environment);
    expect(lines[0]).toContain("REFUSED: The manifest of");
    const restored = await restoreBackup(one.environment, { ...newest, tenant: "velvet", replace: true });
    expect(restored.lines[0]).toMatch(/is refused: .* signed by a key that this installation does not have/);
    expect(restored.data).toMatchObject({ installation, id: expect.not.stringContaining(stolen!.id) });
    const fresh = await bareInstallation({ ...settings, SECRET });
    await expect(restoreBackup(fresh.environment, { ...newest, installation })).rejects.toThrow(/--signed-by/);
  });

  testOnSqlite("is refused with the reason: a changed manifest, whose archives stay", async () => {
    const { one, store, at } = await withOneBackup();
    const [listed] = await listManifests(store);
    const file = join(at, keyOfManifest(listed!));
    writeFileSync(file, readFileSync(file, "utf8").replace(/"release": "[^"]*"/, '"release": "9"'));
    await runBackup(one.environment, now);
    expect((await listBackups(one.environment)).lines[1]).toMatch(/REFUSED: .* was changed after it was signed/);
    const before = contentsOf(at, listed!.id);
    await runBackup({ ...one.environment, backup: { ...one.environment.backup!, keep: ONE } }, now);
    expect(contentsOf(at, listed!.id)).toEqual(before);
  });

  test("is ignored while its time is in the future, and used with --at", async () => {
    const { one, store } = await withOneBackup();
    const [listed] = await listManifests(store);
    const { key: _, signature: __, ...unsigned } = await readManifest(store, listed!);
    const ahead = Date.now() + 40 * DAY;
    const signer = await openSigner({ control: controlAt(one.place), secret: SECRET, now: Date.now });
    const future = { ...unsigned, id: idOf(ahead), at: new Date(ahead).toISOString() };
    await writeManifest(store, future, signer);
    await noteBackups(controlAt(one.place), [future.id], true);
    expect((await runBackup(one.environment, { since: Date.now() - 1 })).data).toMatchObject({ made: true });
    const { lines } = await verifyBackup(one.environment, { ...newest, tenant: "control" });
    expect(lines[0]).toMatch(/is refused: its time is in the future/);
    const named = await verifyBackup(one.environment, { ...newest, tenant: "control", at: ahead });
    expect(named.data).toMatchObject({ id: future.id });
    expect((await listManifests(store)).map(({ id }) => id)).toContain(future.id);
  });
});

testOfSqlite(
  "a copy of DATA_DIR > stops after the original makes a backup, as the original does after the copy takes over",
  async () => {
    const { one, store, at, copy } = await withCopy();
    const [first] = await listManifests(store);
    await runBackup(one.environment, now);
    const before = contentsOf(at, "");
    for (const since of [undefined, Date.now()]) {
      await expect(runBackup(copy, { since })).rejects.toThrow(/another machine wrote it.*backup run --take-over/);
    }
    const warned: unknown[] = [];
    const control = controlAt({ ...one.place, dataDir: copy.dataDir });
    const log = { warn: (line: unknown) => warned.push(line) };
    await openErasedList({ control, store, now: Date.now, log }).of("velvet").note("an account of the copy");
    expect(warned).toHaveLength(1);
    expect(contentsOf(at, "")).toEqual(before);
    expect((await listBackups(copy)).lines[0]).toContain("WRITTEN BY A COPY");
    const restored = await restoreBackup(copy, { ...newest, tenant: "velvet", replace: true });
    expect(restored.data).toMatchObject({ id: first!.id, passedOver: [expect.stringContaining("a copy of this")] });

    expect((await runBackup(copy, { ...now, takeOver: true })).data).toMatchObject({ made: true });
    expect((await runBackup(copy, now)).data).toMatchObject({ made: true });
    expect(await copiedGauge(store, one)).toBe(1);
    await expect(runBackup(one.environment, now)).rejects.toThrow("--take-over");
    const keepsOne = { ...one.environment, backup: { ...one.environment.backup!, keep: ONE } };
    await runBackup(keepsOne, { ...now, takeOver: true });
    const { installation } = await makerOf(one);
    const { data } = await listBackups(one.environment);
    const states = (data as { backups: { state: string }[] }).backups.map(({ state }) => state);
    expect(states).toEqual(["not verified", "WRITTEN BY A COPY", "WRITTEN BY A COPY"]);
    expect(await copiedGauge(store, one)).toBe(0);
    const named = { ...newest, installation, tenant: "velvet", replace: true };
    expect((await restoreBackup(one.environment, named)).code).toBe(0);
  },
);

testOfSqlite(
  "a copy of DATA_DIR > loses no pending erasure, and stops a removal that began before its backup",
  async () => {
    const { one, store, at, copy } = await withCopy();
    const maker = await makerOf(one);
    const { installation } = maker;
    const coming = `${folderOf("archives", installation)}${idOf(Date.now())}/velvet.000`;
    const stale = `${folderOf("archives", installation)}${idOf(Date.now() - 3 * DAY)}/velvet.000`;
    const picture = `${folderOf("media", installation)}seal/velvet/picture`;
    for (const key of [coming, stale, picture]) await store.put(key, "sealed");
    await runBackup({ ...one.environment, backup: { ...one.environment.backup!, keep: ONE } }, now);
    expect([coming, stale, picture].map((key) => existsSync(join(at, key)))).toEqual([true, false, true]);
    await runBackup(copy, { ...now, takeOver: true });
    const before = contentsOf(at, "");
    await expect(pruneBackups({ store, maker, keep: ONE, now: Date.now() })).rejects.toThrow("--take-over");
    expect(contentsOf(at, "")).toEqual(before);
  },
);

testOnSqlite("backup remove > deletes the backups of another named installation, and never its own", async () => {
  const { one, store, settings } = await withOneBackup();
  const other = await installationWith(settings, "velvet");
  await runBackup(other.environment, now);
  const { installation } = await makerOf(other);
  await removeBackups(one.environment, { installation, yes: false });
  expect(await listManifests(store, installation)).toHaveLength(1);
  await removeBackups(one.environment, { installation, yes: true });
  for (const each of ["manifests", "archives", "media", "erased", "verified"] as const) {
    for await (const { key } of store.list(folderOf(each, installation))) expect(key).toBe("none is left");
  }
  const own = (await makerOf(one)).installation;
  await expect(removeBackups(one.environment, { installation: own, yes: true })).rejects.toThrow("BACKUP_KEEP");
});

const ONE = { last: 1, days: 0, weeks: 0, months: 0 };

async function withOneBackup() {
  const at = folder();
  const settings = { BACKUP_URL: pathToFileURL(at).href, BACKUP_RECIPIENT: key.recipient, SECRET };
  const one = await installationWith(settings, "velvet");
  await runBackup(one.environment, now);
  return { one, at, settings, store: openBackupStore(one.environment.backup!.place) };
}

/** Makes a copy with the original's settings, like a cloned staging server. */
async function withCopy() {
  const made = await withOneBackup();
  return { ...made, copy: { ...made.one.environment, ...copyOf(made.one.place.dataDir) } };
}

function copyOf(dataDir: string) {
  const copied = folder();
  cpSync(dataDir, copied, { recursive: true });
  return { dataDir: copied };
}

async function copiedGauge(store: BackupStore, one: Bare): Promise<number> {
  const report = await backupsIn(store, () => makerOf(one)).report();
  return Number(report.find(({ name }) => name === "bouquet_backup_copied")!.values[0]!.value);
}

async function installationWith(settings: Record<string, string>, ...slugs: string[]): Promise<Bare> {
  const made = await bareInstallation(settings);
  for (const slug of slugs) made.tenants.tenant(slug);
  const databases = openDatabases({ ...made.place, direct: true, migrationsDir, limit: 2 });
  for (const slug of slugs) await databases.of(slug).read(async () => {});
  await databases.close();
  return made;
}

/** Returns the files of the store whose paths contain a part. */
function contentsOf(at: string, part: string): [string, string][] {
  const names = readdirSync(at, { recursive: true, encoding: "utf8" }).filter((name) => name.includes(part));
  const files = names.filter((name) => statSync(join(at, name)).isFile()).sort();
  return files.map((name) => [name, readFileSync(join(at, name)).toString("base64")]);
}
