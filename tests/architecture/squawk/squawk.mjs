import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { installPackages } from "../../../scripts/building/packages.mjs";
import { root } from "../../../scripts/command.mjs";
import { Unready } from "../../../scripts/unready.mjs";

const folder = join(root, "tests/architecture/squawk");
const program = join(folder, "node_modules/@squawk-cli/linux-x64/bin/squawk");

/** Rules of squawk that don't apply to these migrations. */
const EXCEPT = [
  // The runner sets both for every migration (db/postgres-migrate.ts).
  "require-lock-timeout",
  "require-statement-timeout",
  // Both engines share the columns: forms limit the length of texts, and numbers are small.
  "prefer-bigint-over-int",
  "prefer-bigint-over-smallint",
  "prefer-identity",
  "prefer-text-field",
  "prefer-timestamptz",
  "prefer-robust-stmts",
  "require-table-schema",
];

/** @typedef {{ file: string; line: number; rule_name: string; message: string }} Finding */

/**
 * Returns squawk's findings in PostgreSQL's migrations, by file. Undefined except on Linux on x64.
 * @param {string[]} files
 * @param {{ inTransaction: boolean }} how
 * @returns {Promise<Finding[] | undefined>}
 */
export async function squawkFindings(files, { inTransaction }) {
  if (!(await isInstalled())) return undefined;
  if (files.length === 0) return [];
  const args = ["--reporter", "json", "--pg-version", "15", "--exclude", EXCEPT.join(",")];
  return new Promise((done, fail) => {
    const child = execFile(
      program,
      [...args, ...(inTransaction ? ["--assume-in-transaction"] : []), ...files],
      (error, out, err) => {
        // squawk exits with 1 if it found something.
        try {
          done(JSON.parse(out));
        } catch {
          fail(error ?? new Error(err));
        }
      },
    );
    child.stdin?.end();
  });
}

async function isInstalled() {
  try {
    await installPackages(folder);
  } catch (error) {
    if (!(error instanceof Unready)) throw error;
  }
  return existsSync(program);
}
