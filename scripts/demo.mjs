import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "./command.mjs";
import { withLock } from "./lock.mjs";
import { step } from "./progress.mjs";

const MEMBERS = 240;

/** @typedef {Record<string, { email: string; password: string }>} DemoLogins by tenant */

/**
 * Gives each demo tenant its invented members, once per DATA_DIR. Where that fails the sites run all the same, and
 * the next start tries again.
 * @param {string} dataDir
 * @param {string[]} slugs the demo tenants
 */
export async function makeDemoData(dataDir, slugs) {
  const isMade = () => {
    const made = demoLogins(dataDir);
    return slugs.every((slug) => made[slug]);
  };
  if (isMade()) return;
  await withLock(
    join(dataDir, "demo.lock"),
    async () => {
      if (!isMade()) await step("Making demo data", seed).catch(warn);
    },
    (holder) => process.stderr.write(`… Waiting for ${holder}, which makes the demo data\n`),
  );
}

/** Has the server listen on this machine alone, unless HOST says where: anyone can read the passwords of demo members. Says whether it did. */
export function keepOnMachine() {
  if (process.env.HOST) return false;
  process.env.HOST = "127.0.0.1";
  return true;
}

/**
 * The logins of the demo members, as the seeding left them.
 * @param {string} dataDir
 * @returns {DemoLogins}
 */
export function demoLogins(dataDir) {
  const path = join(dataDir, "demo.json");
  if (!existsSync(path)) return {};
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    // Broken off while it was written: the seeding writes it anew.
    return {};
  }
}

/** @param {(line: string) => void} tell */
async function seed(tell) {
  const seeding = ["scripts/bouquet.mjs", "seed", "--demo", "--members", String(MEMBERS)];
  const { code, output } = await run(process.execPath, seeding, { onLine: tell });
  if (code !== 0) throw new Error(output);
}

/** @param {unknown} error */
function warn(error) {
  const words = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${words}\nThe demo data is not complete; the sites start without it.\n`);
}
