import { readdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { DatabaseMissingError } from "./storage";

/** Left in a tenant's folder once it has a database. */
const MARKER = ".has-database";
/** What else only a site leaves there. */
const TRACES = new Set([MARKER, "media", "held", "exports"]);

/**
 * Throws where a tenant's file is missing though there has been one: this process had it open, or its folder has what a
 * site leaves. A new file in its place would be an empty site, and would bar the way to the backup.
 */
export function refuseMissing(file: string, openedBefore: boolean): void {
  const folder = dirname(file);
  const names = namesIn(folder); // one look, since another process may be making the file right now
  if (names.includes(basename(file))) return;
  const logs = ["-wal", "-journal"].map((end) => basename(file) + end);
  const trace = names.find((name) => TRACES.has(name) || logs.includes(name));
  if (!trace && !openedBefore) return;
  throw new DatabaseMissingError(
    `${file} is missing, though there has been one${trace ? ` (${trace} is left)` : ""}: see "Restoring" in README.md`,
  );
}

/** Says that from now on a missing file is one that was lost. A disk that takes no writes is no reason not to serve. */
export function markFolder(file: string): void {
  const folder = dirname(file);
  if (namesIn(folder).includes(MARKER)) return;
  try {
    writeFileSync(join(folder, MARKER), "");
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
