import { execFile } from "node:child_process";
import { driverPath } from "./sqlite-driver";

/** Opens the file to read it alone, and prints what is wrong with it. */
const CHECK = `
const [driver, file] = process.argv.slice(1);
const db = new (require(driver))(file, { readonly: true, fileMustExist: true });
process.stdout.write(db.pragma("quick_check(1)", { simple: true }));
`;

/**
 * What is wrong with a database's file, fit to print; undefined where it is whole, `late` where that is not known within `ms`. A
 * process of its own looks: SQLite answers when it is through with all pages, and can't be stopped from within.
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
