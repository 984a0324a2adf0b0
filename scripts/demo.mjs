import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "./command.mjs";
import { withLock } from "./lock.mjs";
import { step } from "./progress.mjs";

const MEMBERS = 240;

/** @typedef {Record<string, { email: string; password: string }>} DemoLogins by tenant */

/**
 * Seeds the demo sites, once per DATA_DIR. The sites start even if the seed fails.
 * @param {string} dataDir
 * @param {string[]} slugs
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

/**
 * Makes the server listen on this machine only, unless HOST is set, because the demo passwords are public. Returns
 * whether it did.
 */
export function keepOnMachine() {
  if (process.env.HOST) return false;
  process.env.HOST = "127.0.0.1";
  return true;
}

/** Returns the logins of the demo members that the seed wrote. @param {string} dataDir @returns {DemoLogins} */
export function demoLogins(dataDir) {
  const path = join(dataDir, "demo.json");
  if (!existsSync(path)) return {};
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    // Ignores a file that an interruption left incomplete. The next seed writes the file again.
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
  process.stderr.write(`${words}\nThe demo data is incomplete; the sites start without it.\n`);
}
