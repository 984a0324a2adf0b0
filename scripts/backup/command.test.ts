import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { openBackupStore } from "~/app/backups/store";
import { folder, type Installed, installed, makerOf, newKey } from "~/tests/support/backups";
import { spoilDatabase } from "~/tests/support/place";
import { Refusal } from "../refusal";
import { listBackups, runBackup } from "./command";
import { makeKeys } from "./identities";

const key = await newKey();
const now = { since: undefined };

test("backup list > shows sites, engine and size, while the store contains no readable data", async () => {
  const { at, environment, slug, media } = await withBackups();
  await media(slug).put("media/one-l.webp", Buffer.from("a picture"));
  const made = await runBackup(environment, now);
  expect(made).toMatchObject({
    code: 0,
    data: { made: true, sites: expect.arrayContaining([slug, "linen"]), missing: [] },
  });
  const { data, lines } = await listBackups(environment);
  const engine = environment.databaseUrl ? "postgres" : "sqlite";
  expect(data).toMatchObject({ backups: [{ engine, state: "not verified", missing: [], sites: expect.any(Array) }] });
  expect(lines[0]).toMatch(new RegExp(`^20\\d\\d-.*Z  ${engine}  .* kB  .*not verified$`));
  expect(lines[1]).toMatch(/^This is installation [0-9a-f]{16}\. It signs by key [\w-]{43}\.$/);
  expect(lines).toHaveLength(2);
  const stored = await keysOf(at);
  expect(stored.filter((each) => each.startsWith("media/"))).toHaveLength(1);
  for (const each of stored) {
    const bytes = readFileSync(join(at, each), "latin1");
    for (const word of ["a picture", "one-l", "anna@example.com"]) expect(bytes, each).not.toContain(word);
  }
});

test("backup run > stores each picture once for all backups, and deletes the picture with the last backup that contains it", async () => {
  const { at, environment, slug, media } = await withBackups({ BACKUP_KEEP: "1d" });
  const pictures = async () => (await keysOf(at)).filter((each) => each.startsWith("media/"));
  await media(slug).put("media/one.webp", Buffer.from("1"));
  await media(slug).put("held/two.webp", Buffer.from("2"));
  await runBackup(environment, now);
  const first = await pictures();
  expect(first).toHaveLength(2);
  await media(slug).put("media/three.webp", Buffer.from("3"));
  await media(slug).remove("media/one.webp");
  expect((await runBackup(environment, now)).data).toMatchObject({ removed: 1 });
  const second = await pictures();
  expect(second).toHaveLength(2);
  expect(second.filter((each) => first.includes(each))).toHaveLength(1);
  const ids = (await keysOf(at)).filter((each) => each.startsWith("manifests/"));
  expect(ids).toHaveLength(1);
  const archives = (await keysOf(at)).filter((each) => each.startsWith("archives/"));
  expect(archives.every((each) => ids[0]!.includes(each.split("/")[2]!))).toBe(true);
});

test("backup run > deletes the leftovers of a killed backup", async () => {
  const here = await withBackups();
  const { at, environment } = here;
  await runBackup(environment, now);
  const store = openBackupStore(environment.backup!.place);
  const { installation } = await makerOf(here);
  await store.put(`archives/${installation}/2020-01-01T00-00-00-000Z/linen.000`, "half");
  await store.put(`media/${installation}/000000000000/linen/0.0`, "half");
  await runBackup(environment, now);
  const left = (await keysOf(at)).filter((each) => /2020-|000000000000/.test(each));
  expect(left).toEqual([]);
});

test("backup run > names a site that can't be read, and backs up the others", async () => {
  const { environment, place, slug } = await withBackups();
  await spoilDatabase(place, "linen");
  const made = await runBackup(environment, now);
  expect(made).toMatchObject({
    code: 1,
    data: { sites: [slug], missing: [{ name: "linen", why: expect.any(String) }] },
  });
  expect(made.lines[1]).toMatch(/^linen IS MISSING from it: ./);
  expect((await listBackups(environment)).data).toMatchObject({ backups: [{ state: "WITHOUT linen" }] });
});

test("backup run > makes no backup if a recent enough backup exists", async () => {
  const { environment } = await withBackups();
  const since = Date.now() - 1;
  expect((await runBackup(environment, { since })).data).toMatchObject({ made: true });
  expect((await runBackup(environment, { since })).data).toMatchObject({ made: false });
  expect((await runBackup(environment, { since: Date.now() + 1000 })).data).toMatchObject({ made: true });
});

test("backup run > needs BACKUP_URL and BACKUP_RECIPIENT", async () => {
  const { environment } = await withBackups();
  const { backup } = environment;
  await expect(runBackup({ ...environment, backup: undefined }, now)).rejects.toThrow("BACKUP_URL");
  await expect(runBackup({ ...environment, backup: { ...backup!, recipients: [] } }, now)).rejects.toThrow(Refusal);
  const mistyped = { ...backup!, recipients: [key.recipient.replace(/.$/, (last) => (last === "0" ? "q" : "0"))] };
  await expect(runBackup({ ...environment, backup: mistyped }, now)).rejects.toThrow("is mistyped");
});

test("backup keys > writes a file that only its owner can read, and refuses an existing file and the data folder", async () => {
  const { environment } = await withBackups();
  const file = join(folder(), "identity");
  const { data } = await makeKeys(environment, file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, "utf8")).toContain((data as { recipient: string }).recipient);
  await expect(makeKeys(environment, file)).rejects.toThrow("EEXIST");
  const within = join(environment.dataDir, "identity");
  await expect(makeKeys(environment, within)).rejects.toThrow("DATA_DIR");
  expect(existsSync(within)).toBe(false);
});

async function withBackups(more: Record<string, string> = {}): Promise<Installed & { at: string }> {
  const at = folder();
  const settings = { BACKUP_URL: pathToFileURL(at).href, BACKUP_RECIPIENT: key.recipient, ...more };
  return { ...(await installed(settings)), at };
}

async function keysOf(at: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of openBackupStore({ folder: at }).list("")) keys.push(key);
  return keys;
}
