import { readdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { DatabaseMissingError } from "./storage";

/** Where the file of a database lies, and what says that there has been one. */
export interface FilePlace {
  file: string;
  /** Left in its folder once there is one. */
  marker: string;
  /** Names of what else nobody leaves in that folder before there is one. */
  traces: readonly string[];
}

/**
 * Throws where a file is missing though there has been one: this process had it open, or its folder has what only
 * somebody leaves who had it. A new file in its place would be empty, and would bar the way to the backup.
 */
export function refuseMissing({ file, marker, traces }: FilePlace, openedBefore: boolean): void {
  const folder = dirname(file);
  const names = namesIn(folder); // one look, since another process may be making the file right now
  if (names.includes(basename(file))) return;
  const logs = ["-wal", "-journal"].map((end) => basename(file) + end);
  const trace = names.find((name) => [marker, ...traces, ...logs].includes(name));
  if (!trace && !openedBefore) return;
  throw new DatabaseMissingError(
    `${file} is missing, though there has been one${trace ? ` (${trace} is left)` : ""}: npx bouquet backup restore`,
  );
}

/** Says that from now on a missing file is one that was lost. A disk that takes no writes is no reason not to serve. */
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
