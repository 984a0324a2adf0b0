import { readdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { DatabaseMissingError } from "./storage";

/** The path of a database file, and the signs that it existed before. */
export interface FilePlace {
  file: string;
  /** The name of the file that marks the folder once the database exists. */
  marker: string;
  /** Names of other files and folders that only exist in a folder with a database. */
  traces: readonly string[];
}

/** Throws if a file is missing that existed before. A new, empty file in its place would prevent a restore. */
export function refuseMissing({ file, marker, traces }: FilePlace, openedBefore: boolean): void {
  const folder = dirname(file);
  const names = namesIn(folder); // a single read, because another process may be making the file right now
  if (names.includes(basename(file))) return;
  const logs = ["-wal", "-journal"].map((end) => basename(file) + end);
  const trace = names.find((name) => [marker, ...traces, ...logs].includes(name));
  if (!trace && !openedBefore) return;
  throw new DatabaseMissingError(
    `${file} is missing, but existed before${trace ? ` (${trace} remains)` : ""}: npx bouquet backup restore`,
  );
}

/**
 * Marks the folder, so that a missing file counts as lost. An error is ignored, because a read-only disk must not stop
 * the server.
 */
export function markFolder({ file, marker }: FilePlace): void {
  const folder = dirname(file);
  if (namesIn(folder).includes(marker)) return;
  try {
    writeFileSync(join(folder, marker), "");
  } catch {}
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
