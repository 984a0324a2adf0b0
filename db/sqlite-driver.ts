import { createRequire } from "node:module";
import Database from "better-sqlite3";

// The driver stays at 13.0.3: 13.1 and 13.2 bring SQLite 3.54, which plans statements at each run
// (sqlite-driver.test.ts).
export { Database };

/** Returns the path of the driver's module, for a process that loads none of our other modules. */
export const driverPath = () => createRequire(import.meta.url).resolve("better-sqlite3");

/** Returns the version of SQLite that the driver contains. */
export function sqliteVersion(): string {
  const memory = new Database(":memory:");
  try {
    return memory.prepare("SELECT sqlite_version()").pluck().get() as string;
  } finally {
    memory.close();
  }
}
