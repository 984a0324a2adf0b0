import { createRequire } from "node:module";
import type BetterSqlite3 from "better-sqlite3";

// 13 needs Node 22. 12 takes Node 24 down with it when a closed handle is collected (WiseLibs/better-sqlite3#1515).
// 13.1 and 13.2 bring SQLite 3.54, which plans most statements anew whenever they are run (sqlite-driver.test.ts).
const release = Number.parseInt(process.versions.node, 10) >= 22 ? "better-sqlite3" : "better-sqlite3-12";

const require = createRequire(import.meta.url);

/** The release of better-sqlite3 that this Node can run. */
export const Database: typeof BetterSqlite3 = require(release);

/** Where its module lies, for a process that has nothing else of ours. */
export const driverPath = () => require.resolve(release);

/** Of the SQLite within it. */
export function sqliteVersion(): string {
  const memory = new Database(":memory:");
  try {
    return memory.prepare("SELECT sqlite_version()").pluck().get() as string;
  } finally {
    memory.close();
  }
}
