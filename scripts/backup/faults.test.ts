// @engines both
// @tier full
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { listManifests } from "~/app/backups/manifest";
import { openBackupStore } from "~/app/backups/store";
import { projectRoot } from "~/app/settings/environment";
import { bareInstallation, folder, installed, newestOfAll, newKey } from "~/tests/support/backups";
import { testOfPostgres } from "~/tests/support/engines";
import { killedOnce, startCommand } from "~/tests/support/killed-commands";
import { rowsAt } from "~/tests/support/moving";
import { databasesIn, tamper } from "~/tests/support/place";
import { startStore } from "~/tests/support/s3-server";
import { listBackups, runBackup } from "./command";
import { restoreBackup } from "./restore";

const key = await newKey();
const now = { since: undefined };
const all = { ...newestOfAll, identity: key.file };

test("a bucket stores backups as a folder does, reports failures, and restores pictures of other stores", async () => {
  const bucket = await startStore();
  try {
    const settings = { BACKUP_URL: bucket.url, BACKUP_RECIPIENT: key.recipient, SECRET: "s".repeat(32) };
    const { environment, slug, media, place } = await installed(settings);
    for (let n = 0; n < 5; n++) await media(slug).put(`media/${n}.webp`, Buffer.alloc(1000, `${n}`));
    bucket.fail((method, name) => (method === "PUT" && name.includes(`/${slug}.000`) ? "error" : undefined));
    expect(await runBackup(environment, now)).toMatchObject({ code: 1, data: { missing: [{ name: slug }] } });
    bucket.fail((method, name) => (method === "PUT" && name.includes("/manifests/") ? "error" : undefined));
    await expect(runBackup(environment, now)).rejects.toThrow();
    bucket.fail();
    expect((await listBackups(environment)).data).toMatchObject({ backups: [{ state: `WITHOUT ${slug}` }] });
    expect(await runBackup(environment, now)).toMatchObject({ code: 0 });
    const stored = [...bucket.objects.keys()].filter((name) => name.includes("/media/"));
    expect(stored, "each once").toHaveLength(5);
    const fresh = await bareInstallation(settings);
    await restoreBackup(fresh.environment, all);
    expect(await rowsAt(fresh.place, slug)).toEqual(await rowsAt(place, slug));
    expect(await fresh.media(slug).has("media/4.webp")).toBe(true);
  } finally {
    await bucket.stop();
  }
});

// The PostgreSQL project also tests the SQLite files.
testOfPostgres(
  "a backup of one engine restores on the other and back, with equal rows",
  async () => {
    const at = pathToFileURL(folder()).href;
    const settings = { BACKUP_URL: at, BACKUP_RECIPIENT: key.recipient, SECRET: "s".repeat(32) };
    const here = await installed(settings);
    await runBackup(here.environment, now);
    const files = await bareInstallation(settings);
    const onFiles = { ...files.settings, DATABASE_URL: "", DATA_DIR: folder(), BACKUP_URL: at };
    expect(bouquet(["restore", "--identity", key.file], onFiles)).toMatchObject({
      status: 0,
      stderr: expect.any(String),
    });
    expect(existsSync(`${onFiles.DATA_DIR}/${here.slug}/members.sqlite`)).toBe(true);
    const again = pathToFileURL(folder()).href;
    expect(bouquet(["run"], { ...onFiles, BACKUP_URL: again })).toMatchObject({
      status: 0,
      stderr: expect.any(String),
    });
    const back = await bareInstallation({ ...settings, BACKUP_URL: again });
    await restoreBackup(back.environment, all);
    expect(await rowsAt(back.place, here.slug)).toEqual(await rowsAt(here.place, here.slug));
  },
  120_000,
);

test("a killed backup does not count, does not block the next backup, and leaves no files after the next backup", async () => {
  const at = folder();
  const { environment, settings, slug, media } = await installed({
    ...{ BACKUP_URL: pathToFileURL(at).href, BACKUP_RECIPIENT: key.recipient, SECRET: "s".repeat(32) },
  });
  for (let n = 0; n < 30; n++) await media(slug).put(`media/${n}.webp`, Buffer.alloc(300_000, `${n}`));
  const store = openBackupStore(environment.backup!.place);
  for (const stage of ["archives/", "media/"]) {
    const child = startCommand(["backup", "run"], settings);
    await killedOnce(child, async () => (await keysOf(at, stage)).length > 0);
    expect(await listManifests(store)).toEqual([]);
  }
  expect(await runBackup(environment, now)).toMatchObject({ code: 0 });
  const [made] = await listManifests(store);
  expect((await keysOf(at, "archives/")).every((name) => name.includes(made!.id))).toBe(true);
  expect(await keysOf(at, "media/")).toHaveLength(30);
  expect(readdirSync(environment.dataDir)).not.toContain(".backup");
}, 120_000);

test("a killed restore changes no served data, and the next one completes it", async () => {
  const at = folder();
  const settings = { BACKUP_URL: pathToFileURL(at).href, BACKUP_RECIPIENT: key.recipient, SECRET: "s".repeat(32) };
  const { environment, slug, place, settings: own } = await installed(settings);
  await runBackup(environment, now);
  const backedUp = await rowsAt(place, slug);
  await tamper(place, slug, `update profile set city = 'Elsewhere'`);
  const changed = await rowsAt(place, slug);
  const asked = ["restore", "--tenant", slug, "--replace", "--identity", key.file];
  await killedOnce(startCommand(["backup", ...asked], own), async () =>
    (await databasesIn(place)).some((name) => name.includes(".arriving.")),
  );
  expect([changed, backedUp]).toContainEqual(await rowsAt(place, slug));
  // Half a minute later the leftovers no longer count as a running restore.
  for (const left of (await databasesIn(place)).filter((name) => name.includes(".arriving."))) {
    await tamper(place, left, "update hold set until = 0").catch(() => {});
  }
  await restoreBackup(environment, { ...all, tenant: slug, replace: true });
  expect(await rowsAt(place, slug)).toEqual(backedUp);
  expect((await databasesIn(place)).filter((name) => name.includes(".arriving."))).toEqual([]);
}, 120_000);

function bouquet(args: string[], env: Record<string, string>) {
  const options = { cwd: projectRoot, encoding: "utf8" as const, env: { ...process.env, ...env } };
  const { status, stderr } = spawnSync(process.execPath, ["scripts/bouquet.mjs", "backup", ...args], options);
  return { status, stderr };
}

async function keysOf(at: string, begin: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of openBackupStore({ folder: at }).list(begin)) keys.push(key);
  return keys;
}
