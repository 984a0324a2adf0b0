// @engines both
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { asc } from "drizzle-orm";
import pino from "pino";
import { beforeAll, expect, test } from "vitest";
import { openErasedList } from "~/app/backups/erased";
import { openBackupStore } from "~/app/backups/store";
import { deleteMember, erasureEffect } from "~/app/domain/account/deletion/deletion";
import { bytesOf } from "~/app/domain/site/media/media";
import { type Effect, sendDue } from "~/app/domain/site/outbox/outbox";
import { openDatabases } from "~/db/open";
import { messages, profiles, suspensions } from "~/db/tables";
import {
  bareInstallation,
  folder,
  type Installed,
  installed,
  type Key,
  newestOfAll,
  newKey,
} from "~/tests/support/backups";
import { controlAt } from "~/tests/support/control";
import { describeOnSqlite, testOnSqlite } from "~/tests/support/engines";
import { auditAt, migrationsDir, rowsAt } from "~/tests/support/moving";
import { databasesIn, tamper } from "~/tests/support/place";
import { anOperator } from "~/tests/support/test-site";
import { siteAlone } from "../site-alone";
import { tenantNamed } from "../tenant/read";
import { runBackup } from "./command";
import { restoreBackup } from "./restore";

let key: Key;
let at: string;
let lost: Installed;
let settings: Record<string, string>;
const newest = newestOfAll;

beforeAll(async () => {
  key = await newKey();
  at = folder();
  settings = { BACKUP_URL: pathToFileURL(at).href, BACKUP_RECIPIENT: key.recipient, SECRET: "s".repeat(32) };
  lost = await installed(settings);
  await lost.media(lost.slug).put("media/one.webp", Buffer.from("one"));
  await lost.media(lost.slug).put("held/two.webp", Buffer.alloc(300_000, "two"));
  expect(await runBackup(lost.environment, { since: undefined })).toMatchObject({ code: 0 });
});

testOnSqlite("backup restore > restores rows, pictures, config and secret unchanged on a new machine", async () => {
  const fresh = await bareInstallation({ ...settings, SECRET: "" });
  const { slug } = lost;
  const answer = await restoreBackup(fresh.environment, { ...newest, identity: key.file });
  expect(answer).toMatchObject({
    code: 0,
    data: { restored: [{ name: "control" }, { name: "linen" }, { name: slug }] },
  });
  expect(await rowsAt(fresh.place, slug)).toEqual(await rowsAt(lost.place, slug));
  expect(await auditAt(fresh.place, slug)).toMatchObject({ count: 1, flaw: undefined });
  expect((await bytesOf(fresh.media(slug), "media/one.webp")).toString()).toBe("one");
  expect((await bytesOf(fresh.media(slug), "held/two.webp")).equals(Buffer.alloc(300_000, "two"))).toBe(true);
  for (const file of [`${slug}/tenant.json`, `${slug}/logo.svg`, "linen/tenant.json"]) {
    expect(readFileSync(fresh.tenants.path(file)).equals(readFileSync(lost.tenants.path(file))), file).toBe(true);
  }
  expect(readFileSync(join(fresh.environment.dataDir, "secret"), "utf8")).toBe(settings.SECRET);
  expect(readdirSync(fresh.tenants.dir).filter((each) => each.startsWith("."))).toEqual([]);
});

describeOnSqlite("backup restore of one site", () => {
  test("is refused without --replace, keeps the former data with it, and touches no other site", async () => {
    const here = await restored();
    const { slug } = lost;
    await tamper(here.place, slug, `update profile set city = 'Elsewhere'`);
    await tamper(here.place, "control", "delete from checkpoint").catch(() => {});
    const asked = { ...newest, tenant: slug, identity: key.file };
    await expect(restoreBackup(here.environment, asked)).rejects.toThrow("--replace");
    expect((await rowsAt(here.place, slug)).profile!.join()).toContain("Elsewhere");
    const before = everythingBut(here, slug);
    const answer = await restoreBackup(here.environment, { ...asked, replace: true });
    expect(await rowsAt(here.place, slug)).toEqual(await rowsAt(lost.place, slug));
    expect(everythingBut(here, slug)).toEqual(before);
    const { former } = (answer.data as { restored: { former: string }[] }).restored[0]!;
    const kept = (await databasesIn(here.place)).filter((name) => name.includes("former"));
    expect(kept).toHaveLength(1);
    expect(former).toContain("former");
  });

  test("is served by a server that has the site open, which then writes to the new data", async () => {
    const here = await restored();
    const { slug } = lost;
    const databases = openDatabases({ ...here.place, direct: true, migrationsDir, limit: 10 });
    const city = () =>
      databases.of(slug).read(async (conn) => (await conn.drizzle.select().from(profiles).limit(1))[0]);
    await tamper(here.place, slug, `update profile set city = 'Elsewhere'`);
    expect(await city()).toMatchObject({ city: "Elsewhere" });
    await restoreBackup(here.environment, { ...newest, tenant: slug, identity: key.file, replace: true });
    await expect.poll(city, { timeout: 30_000 }).not.toMatchObject({ city: "Elsewhere" });
    await databases
      .of(slug)
      .transact(async ({ drizzle }) => void (await drizzle.update(profiles).set({ city: "New" })));
    await databases.close();
    expect((await rowsAt(here.place, slug)).profile!.join()).toContain('"city":"New"');
  });

  test("keeps the site's folder and names what differs", async () => {
    const here = await restored();
    here.tenants.tenant(lost.slug, { hosts: ["other.example"] });
    const asked = { ...newest, tenant: lost.slug, identity: key.file, replace: true };
    const { lines } = await restoreBackup(here.environment, asked);
    expect(lines.join("\n")).toContain("different in the backup: tenant.json");
    expect(readFileSync(here.tenants.path(lost.slug, "tenant.json"), "utf8")).toContain("other.example");
  });
});

test("backup restore > takes the newest backup up to a time", async () => {
  const fresh = await bareInstallation(settings);
  const asked = { ...newest, identity: key.file };
  await expect(restoreBackup(fresh.environment, { ...asked, at: Date.UTC(2020, 0) })).rejects.toThrow(
    /no backup from before 2020/,
  );
  await expect(restoreBackup(fresh.environment, { ...asked, tenant: "nobody" })).rejects.toThrow("no backup of nobody");
});

test("backup restore > erases exactly the members erased since, with files and messages", async () => {
  const { slug, environment, place } = lost;
  const databases = openDatabases({ ...place, direct: true, migrationsDir, limit: 2 });
  const { dataDir } = environment;
  const control = controlAt(place);
  const store = openBackupStore(environment.backup!.place);
  const log = pino({ level: "silent" });
  const alone = siteAlone(tenantNamed(environment, slug), { databases, dataDir, log });
  const erasures = openErasedList({ control, store, now: Date.now, log }).of(slug);
  const [message] = await alone.db.read((conn) =>
    conn.drizzle.select().from(messages).orderBy(asc(messages.id)).limit(1),
  );
  const id = message!.fromId;
  await alone.db.transact(async ({ drizzle }) => void (await drizzle.delete(suspensions)));
  await deleteMember(alone, anOperator, id, { atOnce: true, reason: "asked for it" });
  const site = { ...alone, erasures };
  while ((await sendDue(site, "tests", [erasureEffect as Effect])) > 0);
  await databases.close();
  const after = await rowsAt(place, slug);
  expect(JSON.stringify(after.account)).not.toContain(id);

  const fresh = await bareInstallation(settings); // a new machine after the disk was lost: only the store remains
  const { data } = await restoreBackup(fresh.environment, { ...newest, identity: key.file });
  expect(data).toMatchObject({
    restored: expect.arrayContaining([expect.objectContaining({ name: slug, erased: 1 })]),
  });
  const rows = await rowsAt(fresh.place, slug);
  for (const table of ["account", "photo", "session"]) expect(JSON.stringify(rows[table]), table).not.toContain(id);
  expect(rows.account).toEqual(after.account);
  expect(rows.message).toEqual(after.message);
  expect(await auditAt(fresh.place, slug)).toMatchObject({ flaw: undefined });
});

describeOnSqlite("backup restore > is refused with the reason, and leaves nothing behind,", () => {
  test("with another identity, or none", async () => {
    const other = await newKey();
    await refused(at, other.file, /sealed for another one/);
    writeFileSync(join(at, "..", "no-identity"), "nothing");
    await refused(at, join(at, "..", "no-identity"), /contains no identity/);
    await refused(at, join(at, "nowhere"), /can't be read \(ENOENT\)/);
  });

  test.each([
    ["cut", (file: string) => truncateSync(file, 1000), /instead of/],
    ["changed", (file: string) => changeByte(file, 0.5), /damaged|was changed/],
    ["emptied", (file: string) => truncateSync(file, 0), /instead of|damaged/],
  ])("where an archive was %s", async (_, spoil, reason) => {
    const copy = copyOf(at);
    spoil(join(copy, filesBelow(copy).find((each) => each.includes(`${lost.slug}.000`))!));
    await refused(copy, key.file, reason);
  });

  test.each([
    ["changed", (file: string) => changeByte(file, 0.99), /is missing or damaged[\s\S]*--allow-missing-media/],
    ["gone", (file: string) => rmSync(file), /is missing or damaged[\s\S]*--allow-missing-media/],
  ])("where a picture is %s", async (_, spoil, reason) => {
    const copy = copyOf(at);
    spoil(join(copy, filesBelow(copy).find((each) => each.startsWith("media/"))!));
    await refused(copy, key.file, reason);
  });

  test("if the manifest is missing", async () => {
    const copy = copyOf(at);
    truncateSync(join(copy, filesBelow(copy).find((each) => each.startsWith("manifests/"))!), 40);
    await refused(copy, key.file, /is refused: .* is damaged/);
  });
});

async function refused(store: string, identity: string, reason: RegExp): Promise<void> {
  const fresh = await bareInstallation({ ...settings, BACKUP_URL: pathToFileURL(store).href });
  await expect(restoreBackup(fresh.environment, { ...newest, identity })).rejects.toThrow(reason);
  expect(await databasesIn(fresh.place)).toEqual([]);
  expect(readdirSync(fresh.tenants.dir)).toEqual([]);
  expect(existsSync(join(fresh.environment.dataDir, "secret"))).toBe(false);
}

async function restored() {
  const fresh = await bareInstallation(settings);
  await restoreBackup(fresh.environment, { ...newest, takeOver: true, identity: key.file });
  return fresh;
}

function copyOf(store: string): string {
  const copy = folder();
  cpSync(store, copy, { recursive: true });
  return copy;
}

/** Flips a byte at a share of the file: 0 is the start, 1 the end. */
function changeByte(file: string, share: number): void {
  const bytes = readFileSync(file);
  bytes[Math.floor(bytes.length * share)]! ^= 1;
  writeFileSync(file, bytes);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((each) =>
    statSync(join(folder, each)).isFile(),
  );
}

/** Returns every file of the installation outside a site, without files that opening a database changes. */
function everythingBut({ environment, tenants }: Pick<Installed, "environment" | "tenants">, slug: string) {
  return [environment.dataDir, tenants.dir].flatMap((root) =>
    filesBelow(root)
      .filter((each) => !each.startsWith(slug) && !/-(wal|shm)$/.test(each))
      .map((each) => [each, readFileSync(join(root, each)).toString("base64")]),
  );
}
