// @engines one
import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, lstatSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { projectRoot } from "~/app/settings/environment";
import { tenantsFolder } from "~/tenants/config/example";
import { folder, newKey } from "~/tests/support/backups";
import { needs } from "~/tests/support/needs";

/** The id of a user without root rights, like the server's user. No account with this id needs to exist. */
const SERVER = 54_321;

const isRoot = process.getuid?.() === 0;
const isTreeOpen =
  isRoot &&
  spawnSync(process.execPath, ["-e", `fs.readdirSync(${JSON.stringify(join(projectRoot, "scripts"))})`], {
    ...{ uid: SERVER, gid: SERVER },
  }).status === 0;
const reason = isRoot ? "the tree is in a folder that only root may enter" : "only root makes files of another user";

describe("a command that root types", needs(isTreeOpen, reason), () => {
  let settings: Record<string, string>;
  let dataDir: string;
  let tenantsDir: string;
  let identity: string;

  beforeAll(async () => {
    if (!isTreeOpen) return;
    dataDir = ownedBy(SERVER, folder(), 0o700);
    const backups = ownedBy(SERVER, folder(), 0o700);
    const tenants = tenantsFolder();
    tenantsDir = tenants.dir;
    chmodSync(tenantsDir, 0o755);
    tenants.tenant("velvet", { demo: true, hosts: ["velvet.localhost"] });
    const key = await newKey();
    identity = key.file;
    chmodSync(identity, 0o600);
    settings = {
      ...{ DATA_DIR: dataDir, TENANTS_DIR: tenantsDir, DATABASE_URL: "", OPERATOR_HOST: "desk.example" },
      ...{ BACKUP_URL: pathToFileURL(backups).href, BACKUP_RECIPIENT: key.recipient },
    };
    expect(bouquet(["seed", "--tenant", "velvet", "--members", "4"], SERVER)).toMatchObject({ status: 0 });
  });

  test("creates no file of root and no public file in the data folder", () => {
    for (const words of [
      ["backup", "run"],
      ["backup", "restore", "--replace", "--identity", identity],
      ["operator", "add", "olga@example.com", "--role", "owner"],
      ["tenant", "clone", "velvet", "--as", "copy", "--host", "copy.localhost", "--scrub"],
    ]) {
      expect(bouquet(words, 0), words.join(" ")).toMatchObject({ status: 0 });
      expect(ownersBelow(dataDir), words.join(" ")).toEqual([SERVER]);
    }
    const open = pathsBelow(dataDir).filter((path) => (lstatSync(path).mode & 0o077) !== 0);
    expect(open).toEqual([]);
  });

  test("writes files that root named as root, and tenants' folders as TENANTS_DIR's owner", () => {
    const out = folder();
    chmodSync(out, 0o700);
    const capsule = join(out, "velvet.capsule");
    const recipient = settings.BACKUP_RECIPIENT!;
    expect(bouquet(["tenant", "export", "velvet", "--to", capsule, "--recipient", recipient], 0)).toMatchObject({
      status: 0,
    });
    expect(statSync(capsule)).toMatchObject({ uid: 0 });
    const restored = bouquet(
      ["tenant", "restore", capsule, "--key", identity, "--as", "back", "--host", "back.localhost"],
      0,
    );
    expect(restored).toMatchObject({ status: 0 });
    const config = statSync(join(tenantsDir, "back/tenant.json"));
    expect([config.uid, config.mode & 0o777]).toEqual([0, 0o644]);
    expect(statSync(join(tenantsDir, "back")).mode & 0o777).toBe(0o755);
    expect(ownersBelow(dataDir)).toEqual([SERVER]);
    expect(bouquet(["tenant", "check"], SERVER)).toMatchObject({ status: 0 });
  });

  test("is refused for a third user, with the name of the data folder's owner", () => {
    const { status, stderr } = bouquet(["backup", "list"], SERVER + 1);
    expect(status).toBe(1);
    expect(stderr).toContain(`${dataDir} belongs to ${SERVER}, and you are ${SERVER + 1}`);
    expect(stderr.trim().split("\n")).toHaveLength(1);
  });

  test("reports other users' files and public files by the doctor, like a command of the server's user", () => {
    mkdirSync(join(dataDir, "velvet/media"), { recursive: true });
    writeFileSync(join(dataDir, "velvet/media/roots.webp"), "x", { mode: 0o600 });
    chmodSync(dataDir, 0o755);
    for (const user of [0, SERVER]) {
      const { stdout } = bouquet(["doctor", "--all", "--json"], user);
      const { findings } = JSON.parse(stdout) as { findings: { check: string; code: string; params: object }[] };
      const found = findings.filter(({ check }) => check === "files");
      expect(found, `as ${user}`).toContainEqual(
        expect.objectContaining({
          code: "files_foreign",
          params: expect.objectContaining({ count: 1, file: join(dataDir, "velvet/media/roots.webp") }),
        }),
      );
    }
    chmodSync(dataDir, 0o700);
  });

  test("does not start a server in another user's data folder", () => {
    const { status, stderr } = spawnSync(process.execPath, ["scripts/serve.mjs"], {
      ...{ cwd: projectRoot, encoding: "utf8", timeout: 60_000 },
      env: { ...process.env, ...settings, PORT: "0" },
    });
    expect(status).toBe(1);
    expect(stderr).toContain(`belongs to user ${SERVER}`);
  });

  function bouquet(words: string[], user: number) {
    const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/bouquet.mjs", ...words], {
      ...{ cwd: projectRoot, encoding: "utf8", uid: user, gid: user, timeout: 120_000 },
      env: { ...process.env, ...settings, HOME: "/nonexistent" },
    });
    return { status, stdout, stderr };
  }
});

function ownedBy(uid: number, path: string, mode: number): string {
  chownSync(path, uid, uid);
  chmodSync(path, mode);
  return path;
}

function pathsBelow(path: string): string[] {
  return readdirSync(path, { recursive: true, encoding: "utf8" }).map((name) => join(path, name));
}

function ownersBelow(path: string): number[] {
  return [...new Set(pathsBelow(path).map((each) => lstatSync(each).uid))];
}
