// @engines both
import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { openErasedList } from "~/app/backups/erased";
import { openBackupStore } from "~/app/backups/store";
import { listPendingErasures } from "~/app/domain/desk/installation/installation";
import {
  bareInstallation,
  folder,
  type Installed,
  installed,
  makerOf,
  newestOfAll,
  newKey,
} from "~/tests/support/backups";
import { controlAt } from "~/tests/support/control";
import { testOnSqlite } from "~/tests/support/engines";
import { killedOnce, startCommand } from "~/tests/support/killed-commands";
import { rowsAt } from "~/tests/support/moving";
import { databasesIn } from "~/tests/support/place";
import { startStore } from "~/tests/support/s3-server";
import { runBackup } from "./command";
import { restoreBackup } from "./restore";

const key = await newKey();
const now = { since: undefined };
const SECRET = "s".repeat(32);
const all = { ...newestOfAll, identity: key.file };

testOnSqlite(
  "restore > restores what is complete and names the rest if the command allows damage",
  async () => {
    const { at, settings, slug, media, place, environment } = await withBackups();
    await media(slug).put("media/one.webp", Buffer.from("1"));
    await media(slug).put("media/two.webp", Buffer.from("2"));
    await runBackup(environment, now);
    rmSync(join(at, filesIn(at, "media/")[0]!));
    const fresh = await bareInstallation(settings);
    await expect(restoreBackup(fresh.environment, all)).rejects.toThrow(
      /missing or damaged\n--allow-missing-media .*\n--tenant/,
    );
    expect((await databasesIn(fresh.place)).length).toBe(0);
    const answer = await restoreBackup(fresh.environment, { ...all, allowMissingMedia: true });
    expect(answer.code).toBe(1);
    expect(answer.lines).toContainEqual(expect.stringMatching(/1 picture is MISSING: media\/(one|two)\.webp/));
    expect(await rowsAt(fresh.place, slug)).toEqual(await rowsAt(place, slug));
    const left = await Promise.all(["one", "two"].map((name) => fresh.media(slug).has(`media/${name}.webp`)));
    expect(left.filter(Boolean)).toHaveLength(1);

    const another = await bareInstallation(settings);
    truncateSync(join(at, filesIn(at, "archives/").find((name) => name.endsWith("linen.000"))!), 100);
    const allowed = { ...all, allowMissingMedia: true };
    await expect(restoreBackup(another.environment, allowed)).rejects.toThrow(
      /linen can't be read[\s\S]*--allow-missing-sites/,
    );
    const { data } = await restoreBackup(another.environment, { ...allowed, allowMissingSites: true });
    expect(data).toMatchObject({ restored: [{ name: "control" }, { name: slug }], damaged: [{ name: "linen" }] });
  },
  120_000,
);

testOnSqlite(
  "restore > continues after a kill, restores nothing twice, and needs no --replace for restored sites",
  async () => {
    const { settings, slug, place, environment, media } = await withBackups();
    for (let n = 0; n < 30; n++) await media(slug).put(`media/${n}.webp`, Buffer.alloc(300_000, `${n}`));
    await runBackup(environment, now);
    const fresh = await bareInstallation(settings);
    const journal = join(fresh.environment.dataDir, ".restore/journal.json");
    await killedOnce(startCommand(["backup", "restore", "--identity", key.file], fresh.settings), async () =>
      existsSync(journal) ? readFileSync(journal, "utf8").includes('"done":["control"') : false,
    );
    expect(existsSync(journal), "it was killed before its end").toBe(true);
    const { data, lines } = await restoreBackup(fresh.environment, all);
    const { before, restored } = data as { before: string[]; restored: { name: string }[] };
    expect(before).toContain("control");
    expect([...before, ...restored.map(({ name }) => name)]).toEqual(["control", "linen", slug]);
    expect(lines).toContainEqual("control was restored by the interrupted run");
    expect(await rowsAt(fresh.place, slug)).toEqual(await rowsAt(place, slug));
    expect((await databasesIn(fresh.place)).filter((name) => name.includes("control.former"))).toEqual([]);
    expect(existsSync(journal)).toBe(false);
    await expect(
      restoreBackup(fresh.environment, { ...all, installation: (await makerOf({ place })).installation }),
    ).rejects.toThrow("--replace");
  },
  120_000,
);

test("an erasure that the store did not take is sent by another machine's backup, and survives a restore of all sites", async () => {
  const bucket = await startStore();
  try {
    const settings = { BACKUP_URL: bucket.url, BACKUP_RECIPIENT: key.recipient, SECRET };
    const { environment, slug, place } = await installed(settings);
    await runBackup(environment, now);
    const [account] = (await rowsAt(place, slug)).photo!.map(
      (row) => (JSON.parse(row) as { profileId: string }).profileId,
    );
    const store = openBackupStore(environment.backup!.place);
    const warned: unknown[] = [];
    const log = { warn: (line: unknown) => warned.push(line) };
    bucket.fail((method, name) => (method === "PUT" && name.includes("/erased/") ? "error" : undefined));
    await openErasedList({ control: controlAt(place), store, now: Date.now, log })
      .of(slug)
      .note(account!);
    bucket.fail();
    expect(warned).toHaveLength(1);
    const keys = () => [...bucket.objects.keys()].filter((name) => name.includes("/erased/"));
    expect(keys()).toEqual([]);

    const { data } = await restoreBackup(environment, { ...all, replace: true });
    expect(data).toMatchObject({
      restored: expect.arrayContaining([expect.objectContaining({ name: slug, erased: 1 })]),
    });
    expect(await listPendingErasures(controlAt(place))).toMatchObject([{ slug }]);

    // A machine that shares only the databases with the first machine.
    const other = place.url ? { ...environment, dataDir: folder() } : environment;
    await runBackup(other, now);
    expect(keys()).toHaveLength(1);
    expect(await listPendingErasures(controlAt(place))).toEqual([]);
  } finally {
    await bucket.stop();
  }
}, 120_000);

testOnSqlite(
  "backup > includes a site with links that lead back or outside, and names the links",
  async () => {
    const { environment, settings, slug, tenants } = await withBackups();
    symlinkSync(".", tenants.path(slug, "loop"));
    symlinkSync("/etc/hostname", tenants.path(slug, "hostname"));
    const made = await runBackup(environment, now);
    expect(made).toMatchObject({ code: 0, data: { missing: [], sites: ["linen", slug] } });
    expect(made.lines).toContainEqual(`${slug}: hostname is a link that leaves the folder, and is left out`);
    const fresh = await bareInstallation(settings);
    await restoreBackup(fresh.environment, all);
    expect(readdirSync(fresh.tenants.path(slug)).sort()).toEqual(["logo.svg", "tenant.json"]);
  },
  120_000,
);

async function withBackups(): Promise<Installed & { at: string; settings: Record<string, string> }> {
  const at = folder();
  const settings = { BACKUP_URL: pathToFileURL(at).href, BACKUP_RECIPIENT: key.recipient, SECRET };
  return { ...(await installed(settings)), at, settings };
}

function filesIn(at: string, begin: string): string[] {
  const names = readdirSync(at, { recursive: true, withFileTypes: true });
  const files = names
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(at.length + 1));
  return files.filter((name) => name.startsWith(begin)).sort();
}
