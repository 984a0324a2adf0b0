import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { removeLeftovers } from "./leftovers";

const DAY = 24 * 60 * 60_000;
const NOW = Date.UTC(2026, 10, 29);
const OWN = "0123456789abcdef";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "bouquet-leftovers-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const at = (name: string) => join(root, name);

/** Makes a file that was changed this number of days ago. A name with a final slash makes a folder. */
function put(name: string, days: number): void {
  if (name.endsWith("/")) mkdirSync(at(name), { recursive: true });
  else {
    mkdirSync(dirname(at(name)), { recursive: true });
    writeFileSync(at(name), "");
  }
  const seconds = (NOW - days * DAY) / 1000;
  utimesSync(at(name), seconds, seconds);
}

const clear = async () => {
  const dependencies = { dataDir: at("data"), tenantsDir: at("tenants"), databaseUrls: [], backups: at("backups") };
  const removed = await removeLeftovers(dependencies, NOW);
  return removed.map((name) => name.slice(root.length + 1)).sort();
};

describe("removeLeftovers", () => {
  test("removes unfinished objects and empty folders of an installation", async () => {
    put(`backups/archives/${OWN}/a.part`, 3);
    put(`backups/archives/${OWN}/b.part`, 1);
    put(`backups/archives/${OWN}/c`, 3);
    put(`backups/media/${OWN}/velvet/`, 3);
    expect(await clear()).toEqual([`backups/archives/${OWN}/a.part`, `backups/media/${OWN}/velvet`]);
    expect(readdirSync(at(`backups/archives/${OWN}`))).toEqual(["b.part", "c"]);
  });

  test("keeps other files in the backups' folder, and the folder itself", async () => {
    const others = ["film.part", "empty/", "media/film.part", "media/holidays/", "archives/2019/old.part"];
    for (const name of others) put(`backups/${name}`, 100);
    expect(await clear()).toEqual([]);
    for (const name of others) expect(existsSync(at(`backups/${name}`)), name).toBe(true);
    rmSync(at("backups"), { recursive: true });
    put("backups/", 100);
    expect(await clear()).toEqual([]);
  });

  test("removes former databases after a month, and files of killed processes after two days", async () => {
    put("data/velvet/members.sqlite.former-20261001000000", 1);
    put("data/velvet/members.sqlite.former-20261120000000", 9);
    put("data/velvet/members.sqlite", 100);
    put("data/velvet/media/a.webp.part", 3);
    put("data/.capsule/old", 3);
    utimesSync(at("data/.capsule"), NOW / 1000 - 3 * 86_400, NOW / 1000 - 3 * 86_400);
    put("tenants/.arriving/velvet/tenant.json", 1);
    expect(await clear()).toEqual([
      "data/.capsule",
      "data/velvet/media/a.webp.part",
      "data/velvet/members.sqlite.former-20261001000000",
    ]);
  });
});
