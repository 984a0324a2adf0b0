import { execFile } from "node:child_process";
import { driverPath } from "./sqlite-driver";

/** The source of a program that opens the file read-only and prints its problems. */
const CHECK = `
const [driver, file] = process.argv.slice(1);
const db = new (require(driver))(file, { readonly: true, fileMustExist: true });
process.stdout.write(db.pragma("quick_check(1)", { simple: true }));
`;

/**
 * Checks a database file. Returns undefined if the file is intact, and `late` after `ms`. Runs in another process,
 * because a check cannot be stopped.
 */
export function quickCheck(file: string, ms: number): Promise<string | undefined> {
  if (ms <= 0) return Promise.resolve("late");
  const patience = { timeout: ms, killSignal: "SIGKILL" as const };
  return new Promise((done) => {
    execFile(process.execPath, ["-e", CHECK, driverPath(), file], patience, (error, out, complaints) => {
      if (!error) done(out === "ok" ? undefined : out);
      else if (error.killed) done("late");
      else done(/SqliteError: (.*)/.exec(complaints)?.[1] ?? "it can't be read");
    });
  });
}
