import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ConfigFiles } from "./sharing";

/**
 * Writes the files of a tenant's config below `copies`. Returns their folder, named by the slug. Several processes may
 * write the same copy. Removes the copies of the tenant's other revisions.
 */
export function writeCopy(copies: string, slug: string, revision: string, files: ConfigFiles): string {
  const own = join(copies, slug);
  const folder = join(own, revision, slug);
  for (const [name, content] of files) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const unfinished = join(own, `.${process.pid}-${revision}`);
    writeFileSync(unfinished, content, { mode: 0o600 });
    renameSync(unfinished, file);
  }
  for (const other of readdirSync(own)) {
    if (other !== revision && !other.startsWith(".")) rmSync(join(own, other), { recursive: true, force: true });
  }
  return folder;
}

/** Removes every copy of a tenant. */
export function removeCopies(copies: string, slug: string): void {
  rmSync(join(copies, slug), { recursive: true, force: true });
}
