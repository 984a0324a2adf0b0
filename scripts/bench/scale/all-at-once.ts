import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { projectRoot } from "~/app/settings/environment";
import { type Row, row } from "../rows";

/** In seconds for a thousand tenants: limits for a release window and for a night. */
const LIMITS = { migration: 60, backup: 360 };
/** Any recipient works, because the backup is never opened. */
const RECIPIENT = "age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p";

/** Migrates all databases, most of which lack one migration. */
export async function migrationRow(settings: Record<string, string>, count: number): Promise<Row> {
  const seconds = await commandSeconds(["release", "migrate"], settings);
  const name = `migration of all, against a minute a thousand, ${count.toLocaleString("en")} tenants`;
  return row(name, seconds / ((LIMITS.migration * Math.max(count, 100)) / 1000), "<= 1", { seconds });
}

export async function backupRow(settings: Record<string, string>, folder: string, count: number): Promise<Row> {
  const backup = { BACKUP_URL: `file://${join(folder, "backups")}`, BACKUP_RECIPIENT: RECIPIENT };
  const seconds = await commandSeconds(["backup", "run"], { ...settings, ...backup });
  const name = `backup of all, against six minutes a thousand, ${count.toLocaleString("en")} tenants`;
  return row(name, seconds / ((LIMITS.backup * Math.max(count, 100)) / 1000), "<= 1", { seconds });
}

async function commandSeconds(words: string[], env: Record<string, string>): Promise<number> {
  const begin = performance.now();
  const options = { cwd: projectRoot, env: { ...process.env, ...env }, maxBuffer: 64 * 1024 * 1024 };
  await promisify(execFile)(process.execPath, ["scripts/bouquet.mjs", ...words, "--json"], options);
  return (performance.now() - begin) / 1000;
}
