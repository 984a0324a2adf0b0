import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import pino from "pino";
import { beforeAll, describe, expect, test } from "vitest";
import { openErasedList } from "~/app/backups/erased";
import { openBackupStore } from "~/app/backups/store";
import { bytesOf } from "~/app/domain/site/media/media";
import { projectRoot } from "~/app/settings/environment";
import { bareInstallation, folder, type Installed, installed, type Key, newKey } from "~/tests/support/backups";
import {
  added,
  type Change,
  changeByte,
  earlierThan,
  MADE_SINCE,
  recounted,
  relisted,
  renamed,
  resealed,
  swapped,
  unasked,
  without,
} from "~/tests/support/capsules";
import { controlAt } from "~/tests/support/control";
import { testOfPostgres } from "~/tests/support/engines";
import { auditAt, rowsAt } from "~/tests/support/moving";
import { needs } from "~/tests/support/needs";
import { databasesIn, tamper } from "~/tests/support/place";
import { fullTest } from "~/tests/support/tiers";
import { failureIn } from "../commands/failures";
import { keysOf } from "../tenant/keys";
import { exportTenant } from "./export";
import { restoreTenant } from "./restore";

const SECRET = "s".repeat(32);
const OTHER_SECRET = "o".repeat(32);

let key: Key;
let here: Installed;
let file: string;
/** The capsule's rows at the export. */
let exportedRows: Record<string, string[]>;

beforeAll(async () => {
  key = await newKey();
  here = await installed({ SECRET });
  await here.media(here.slug).put("media/one-l.webp", Buffer.from("one"));
  await here.media(here.slug).put("held/two-l.webp", Buffer.alloc(700_000, "two"));
  // A secret wrapped by this machine, instead of the fixture's.
  await tamper(here.place, here.slug, "delete from site_secret");
  file = await exported(here);
  exportedRows = rowsButSecret(await rowsAt(here.place, here.slug));
});

test("capsule > restores rows, pictures, config and sealed data unchanged on another machine", async () => {
  const there = await bareInstallation({ SECRET: OTHER_SECRET });
  const { slug } = here;
  const answer = await restoreTenant(there.environment, { ...asked, file });
  expect(answer).toMatchObject({ data: { slug, former: slug, pictures: expect.any(Number), erased: 0 } });
  expect(rowsButSecret(await rowsAt(there.place, slug))).toEqual(rowsButSecret(await rowsAt(here.place, slug)));
  expect(await auditAt(there.place, slug)).toMatchObject({ flaw: undefined });
  expect(await picturesOf(there, slug)).toEqual(await picturesOf(here, slug));
  for (const each of [`${slug}/tenant.json`, `${slug}/logo.svg`]) {
    expect(readFileSync(there.tenants.path(each)).equals(readFileSync(here.tenants.path(each))), each).toBe(true);
  }
  expect(readdirSync(there.tenants.dir)).toEqual([slug]);
  expect(await pushKeyOf(there, slug)).toBe(await pushKeyOf(here, slug));
});

test("capsule > records the export with operator and recipient, and contains that audit entry", async () => {
  const audit = (await rowsAt(here.place, here.slug)).audit!.join("\n");
  expect(audit).toContain("capsules.export");
  expect(audit).toContain(key.recipient);
});

test("capsule > restores under another name on other hosts, and leaves the original alone", async () => {
  const before = await rowsAt(here.place, here.slug);
  const again = { ...asked, file };
  await expect(restoreTenant(here.environment, again)).rejects.toThrow(/already \(a folder/);
  await expect(restoreTenant(here.environment, { ...again, as: "second" })).rejects.toThrow(/is a host of .* here/);
  expect(existsSync(here.tenants.path("second"))).toBe(false);
  await restoreTenant(here.environment, { ...again, as: "second", hosts: ["second.example"] });
  expect(rowsButSecret(await rowsAt(here.place, "second"))).toEqual(rowsButSecret(before));
  expect(await rowsAt(here.place, here.slug)).toEqual(before);
  expect(readFileSync(here.tenants.path("second", "tenant.json"), "utf8")).toContain('"second.example"');
  expect(await pushKeyOf(here, "second")).toBe(await pushKeyOf(here, here.slug));
});

fullTest("capsule > opens with the passphrase that sealed it, and with no other", async () => {
  const passphrase = join(folder(), "passphrase");
  writeFileSync(passphrase, "four words of some length\n");
  const made = join(folder(), "site.capsule");
  const from = { recipient: undefined, passphraseFile: passphrase };
  await exportTenant(here.environment, { slug: here.slug, to: made, ...from });
  const there = await bareInstallation({ SECRET });
  const wrong = join(folder(), "wrong");
  writeFileSync(wrong, "four other words of some length\n");
  const opened = { as: undefined, hosts: [], key: undefined, file: made };
  await expect(restoreTenant(there.environment, { ...opened, passphraseFile: wrong })).rejects.toThrow(/does not open/);
  await restoreTenant(there.environment, { ...opened, passphraseFile: passphrase });
  expect(readdirSync(there.tenants.dir)).toEqual([here.slug]);
});

test("capsule > is never written unsealed, over a file, or with a short passphrase", async () => {
  const to = join(folder(), "site.capsule");
  const nobody = { slug: here.slug, to, recipient: undefined, passphraseFile: undefined };
  await expect(exportTenant(here.environment, nobody)).rejects.toThrow(/must be sealed/);
  const short = join(folder(), "short");
  writeFileSync(short, "short\n");
  await expect(exportTenant(here.environment, { ...nobody, passphraseFile: short })).rejects.toThrow(/16 characters/);
  await expect(exportTenant(here.environment, { ...nobody, recipient: "age1mistyped" })).rejects.toThrow(/mistyped/);
  await expect(exportTenant(here.environment, { ...nobody, to: file, recipient: key.recipient })).rejects.toThrow(
    /exists\. Choose a new file/,
  );
  expect(existsSync(to)).toBe(false);
});

const programs = ["age", "tar", "sha256sum"].filter((name) => spawnSync("which", [name]).status !== 0);

test(
  "capsule > opens with age, tar and sha256sum, without Bouquet",
  needs(programs.length === 0, `${programs.join(", ")} is not installed`),
  () => {
    const at = folder();
    const open = `age -d -i ${key.file} ${file} | tar xz -C ${at}`;
    expect(spawnSync("sh", ["-c", open], { encoding: "utf8" })).toMatchObject({ status: 0, stderr: "" });
    expect(readdirSync(at)).toEqual(expect.arrayContaining(["capsule.json", "config", "database", "held", "media"]));
    const check = `cd ${at} && sha256sum --quiet -c hashes.txt`;
    const checked = spawnSync("sh", ["-c", check], { encoding: "utf8" });
    expect(checked).toMatchObject({ status: 0, stdout: "" });
  },
);

// The PostgreSQL project also tests the SQLite files.
testOfPostgres(
  "capsule > restores a capsule of one engine on the other and back, with equal rows and files",
  async () => {
    const { slug } = here;
    const settings = { DATABASE_URL: "", DATA_DIR: folder(), TENANTS_DIR: folder(), SECRET };
    expect(bouquet(["restore", file, "--key", key.file], settings)).toMatchObject({ status: 0 });
    expect(existsSync(join(settings.DATA_DIR, slug, "members.sqlite"))).toBe(true);
    const returning = join(folder(), "site.capsule");
    const args = ["export", slug, "--to", returning, "--recipient", key.recipient];
    expect(bouquet(args, settings)).toMatchObject({ status: 0 });
    const back = await bareInstallation({ SECRET });
    await restoreTenant(back.environment, { ...asked, file: returning });
    const { audit, ...rows } = rowsButSecret(await rowsAt(back.place, slug));
    const { audit: former, ...others } = exportedRows;
    expect(rows).toEqual(others);
    expect(audit).toEqual(expect.arrayContaining(former!));
    expect(audit, "of the second export").toHaveLength(former!.length + 1);
    expect(await picturesOf(back, slug)).toEqual(await picturesOf(here, slug));
  },
  120_000,
);

test("capsule > erases the members again who were erased after the export, also under another name", async () => {
  const { slug, environment, place } = await installed({ SECRET, BACKUP_URL: pathToFileURL(folder()).href });
  await tamper(place, slug, "delete from site_secret");
  const to = join(folder(), "site.capsule");
  await exportTenant(environment, { slug, to, recipient: key.recipient, passphraseFile: undefined });
  const [photo] = (await rowsAt(place, slug)).photo!.map((row) => JSON.parse(row) as { profileId: string });
  const id = photo!.profileId;
  const store = openBackupStore(environment.backup!.place);
  const log = pino({ level: "silent" });
  await openErasedList({ control: controlAt(place), store, now: Date.now, log })
    .of(slug)
    .note(id);
  const again = { ...asked, file: to, as: "second", hosts: ["second.example"] };
  expect(await restoreTenant(environment, again)).toMatchObject({ data: { slug: "second", erased: 1 } });
  const rows = await rowsAt(place, "second");
  for (const table of ["account", "photo", "session"]) expect(JSON.stringify(rows[table]), table).not.toContain(id);
});

test("capsule > migrates a capsule of an earlier schema", async () => {
  const there = await bareInstallation({ SECRET });
  const earlier = await resealed(file, key, relisted(recounted(earlierThan("0021_risk_signals", MADE_SINCE))));
  await restoreTenant(there.environment, { ...asked, file: earlier });
  const rows = await rowsAt(there.place, here.slug);
  expect(rows.risk_signal).toEqual([]);
  expect(rows.profile!.map(unasked)).toEqual((await rowsAt(here.place, here.slug)).profile!.map(unasked));
});

describe("capsule > is refused with the reason, and leaves no files,", () => {
  test("with another key, or none", async () => {
    await refused(file, { ...asked, key: (await newKey()).file }, /sealed for another one/);
    await refused(file, { ...asked, key: undefined }, /--key/);
    await refused(join(folder(), "none"), asked, /There is no file/);
  });

  test.each([
    ["cut", (copy: string) => truncateSync(copy, Math.floor(statSync(copy).size / 2)), /can't be used|damaged/],
    ["cut at its end", (copy: string) => truncateSync(copy, statSync(copy).size - 1), /can't be used/],
    ["changed", (copy: string) => changeByte(copy, 0.6), /can't be used/],
    ["emptied", (copy: string) => truncateSync(copy, 0), /./],
  ])("where it was %s", async (_, spoil, reason) => {
    const copy = join(folder(), "site.capsule");
    writeFileSync(copy, readFileSync(file));
    spoil(copy);
    await refused(copy, asked, reason);
  });

  test.each([
    ["a file of it is another one", swapped("config/tenant.json", (text) => `${text} `), /does not match/],
    [
      "a row is another one",
      swapped("database/rows/profile/000001.jsonl", (text) => text.replace("[", '["x",')),
      /profile/,
    ],
    ["rows are missing", relisted(without(/^database\/rows\/profile/)), /profile/],
    ["its end is missing", without(/^hashes\.txt$/), /its end is missing/],
    ["its secret is missing", relisted(without(/^secret\.json$/)), /the site's secret is missing/],
    ["a file leads out of its folder", relisted(renamed("config/tenant.json", "config/../../x")), /no valid name/],
    ["a file has no name", relisted(renamed("config/tenant.json", "config/a//b")), /no valid name/],
    ["a folder replaces a file", relisted(renamed("secret.json", "secret.json/")), /not a file but a directory/],
    ["a file is there twice", relisted(added("config/tenant.json")), /another file is in its place/],
    ["a file is below another one", relisted(added("config/tenant.json/a")), /another file is in its place/],
    ["its config is missing", relisted(without(/^config\/tenant\.json$/)), /tenant\.json can't be read/],
    ["it says no numbers of rows", relisted(swapped("database/contents.json", () => "null")), /contents\.json is/],
    [
      "it has a table without columns",
      relisted(swapped("database/form.json", () => '{"form":1,"migrations":[],"tables":[{"name":"a"}]}')),
      /form\.json is invalid/,
    ],
    [
      "a later version wrote it",
      relisted(swapped("capsule.json", (text) => text.replace('"form": 1', '"form": 2'))),
      /later version/,
    ],
    ["its tables are of a later version", relisted(swapped("database/form.json", later)), /later version/],
    [
      "its counts are wrong",
      relisted(swapped("capsule.json", (text) => text.replace(/"profile": \d+/, '"profile": 1'))),
      /as many rows/,
    ],
    ["it holds something else", relisted(renamed("secret.json", "secrets.json")), /no part of a capsule/],
    ["a row leads to none", relisted(recounted(swapped("database/rows/photo/000001.jsonl", orphaned))), /photo/],
  ] as [string, Change, RegExp][])("sealed again, where %s", async (_, change, reason) => {
    await refused(await resealed(file, key, change), asked, reason);
  });
});

const asked = {
  as: undefined,
  hosts: [] as string[],
  get key() {
    return key.file as string | undefined;
  },
  passphraseFile: undefined,
};

async function exported({ environment, slug }: Installed): Promise<string> {
  const to = join(folder(), "site.capsule");
  await exportTenant(environment, { slug, to, recipient: key.recipient, passphraseFile: undefined });
  return to;
}

async function refused(capsule: string, given: Partial<typeof asked>, reason: RegExp): Promise<void> {
  const there = await bareInstallation({ SECRET });
  const before = await databasesIn(there.place);
  const failed = await restoreTenant(there.environment, { ...asked, ...given, file: capsule }).then(
    () => new Error("it was restored"),
    (error) => error as Error,
  );
  expect(failureIn(failed).message, "a sentence instead of a stack").toMatch(reason);
  expect((await databasesIn(there.place)).filter((name) => name !== "control")).toEqual(before);
  expect(readdirSync(there.tenants.dir)).toEqual([]);
  expect(existsSync(join(there.environment.dataDir, here.slug))).toBe(false);
}

/** Drops the secret, whose wrapping differs on each machine. */
function rowsButSecret({ site_secret: _, ...rows }: Record<string, string[]>) {
  return rows;
}

async function pushKeyOf({ environment }: Pick<Installed, "environment">, slug: string): Promise<string> {
  const { data } = await keysOf(environment, { slug, other: false });
  const key = JSON.stringify(data).match(/"publicKey":"([^"]+)"/)?.[1];
  expect(key).toBeTruthy();
  return key!;
}

async function picturesOf({ media }: Pick<Installed, "media">, slug: string): Promise<string[]> {
  const found: string[] = [];
  for await (const path of media(slug).files()) {
    found.push(`${path} ${(await bytesOf(media(slug), path)).toString("base64")}`);
  }
  return found.sort();
}

/** Changes the form to a later version's. */
function later(text: string): string {
  const form = JSON.parse(text) as { migrations: string[] };
  return JSON.stringify({ ...form, migrations: [...form.migrations, "9999_later"] });
}

/** Assigns a photo to a missing member. */
function orphaned(text: string): string {
  const [first, ...others] = text.split("\n");
  const row = JSON.parse(first!) as string[];
  row[1] = "nobody";
  return [JSON.stringify(row), ...others].join("\n");
}

function bouquet(args: string[], env: Record<string, string>) {
  const options = { cwd: projectRoot, encoding: "utf8" as const, env: { ...process.env, ...env } };
  const { status, stderr } = spawnSync(process.execPath, ["scripts/bouquet.mjs", "tenant", ...args], options);
  return { status, stderr };
}
