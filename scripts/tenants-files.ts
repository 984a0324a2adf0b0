import { mkdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Environment } from "~/app/settings/environment";
import { asOwnerOf } from "./owner.mjs";
import { Refusal } from "./refusal";

/** Writes in TENANTS_DIR as that folder's owner and with its permissions: the server may be another user. */
export interface TenantsFiles {
  /** Throws a Refusal if the file exists, or a file is in place of a folder. */
  write(file: string, bytes: string | Uint8Array): void;
  /** Replaces a file atomically. */
  replace(file: string, bytes: string | Uint8Array): void;
  makeFolder(folder: string): void;
  move(from: string, to: string): void;
  remove(path: string): void;
  removeIfEmpty(folder: string): void;
}

export function tenantsFiles({ tenantsDir }: Pick<Environment, "tenantsDir">): TenantsFiles {
  const as = (work: () => void) => asOwnerOf(tenantsDir, work);
  return {
    write: (file, bytes) =>
      as(() => {
        try {
          mkdirSync(dirname(file), { recursive: true });
          writeFileSync(file, bytes, { flag: "wx" });
        } catch (error) {
          const { code = "" } = error as NodeJS.ErrnoException;
          if (!CLASHES.includes(code)) throw error;
          throw new Refusal(`${file} can't be written: another file is in its place (${code})`);
        }
      }),
    replace: (file, bytes) =>
      as(() => {
        const draft = join(dirname(file), `.${process.pid}.new`);
        try {
          writeFileSync(draft, bytes);
          renameSync(draft, file);
        } finally {
          rmSync(draft, { force: true });
        }
      }),
    makeFolder: (folder) => as(() => void mkdirSync(folder, { recursive: true })),
    move: (from, to) => as(() => renameSync(from, to)),
    remove: (path) => as(() => rmSync(path, { recursive: true, force: true })),
    removeIfEmpty: (folder) =>
      as(() => {
        try {
          rmdirSync(folder);
        } catch {
          // Another process uses or has deleted the folder.
        }
      }),
  };
}

const CLASHES = ["EEXIST", "EISDIR", "ENOTDIR", "ENAMETOOLONG"];
