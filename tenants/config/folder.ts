import { closeSync, constants, fstatSync, openSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { digest } from "./resolve";

/** Distinguishes two states of a file or folder without reading it. */
export interface Stamp {
  mtimeMs: number;
  ctimeMs: number;
  size: number;
  ino: number;
}

/** Thrown for an entry that exists but cannot be used. `remedy` says what to do. */
export class UnreadableFile extends Error {
  constructor(
    readonly file: string,
    readonly reason: string,
    readonly remedy: string,
  ) {
    super(`${file} ${reason}`);
  }
}

/** The maximum size of a served file, in bytes. */
const LARGEST = 1024 * 1024;

/** The limits of an archive. Files that are not served, such as a designer's sources, may be larger. */
export const ARCHIVED = { largest: 64 * 1024 * 1024, all: 256 * 1024 * 1024, files: 10_000 } as const;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what no name has
const UNFIT = /[\\\x00-\x1f\x7f]/;
/** The maximum length of a path within the folder, in characters. */
const LONGEST_NAME = 1000;

/** An entry that no archive takes. */
export interface LeftOut {
  /** Relative to the folder. */
  name: string;
  reason: string;
}

/**
 * A tenant's folder while it is read, for serving and for archives. Records the state of each file that it reads or
 * checks, so that stamps alone show a later change. Ignores links that leave the folder.
 */
export class TenantFolder {
  /** By absolute path. Taken before reading, so that a change during the reading shows. */
  readonly seen = new Map<string, Stamp | undefined>();
  readonly strays: string[] = [];
  /** The files that were read, by name. */
  readonly files = new Map<string, Buffer>();
  readonly #root: string;

  constructor(readonly path: string) {
    this.#root = realpathSync.native(path);
    this.seen.set(path, stampOf(path));
  }

  /** Returns the sorted names in a subfolder, without hidden and backup files. Empty if it is missing. */
  list(name: string): string[] {
    const found = this.#enter(name);
    if (!found || !statSync(found.real).isDirectory()) return [];
    return readdirSync(found.real)
      .filter((entry) => !entry.startsWith(".") && !entry.endsWith("~"))
      .sort();
  }

  /** Undefined if missing. Throws UnreadableFile for a folder, a device, or more than a megabyte. */
  read(name: string): Buffer | undefined {
    const found = this.#enter(name);
    if (!found) return undefined;
    const content = readWhole(found, LARGEST);
    this.files.set(name, content);
    return content;
  }

  /**
   * Reads every file of the folder, at any depth, for an archive. Reports what it leaves out: links that leave the
   * folder or lead back, entries that are no file, and large files. Throws UnreadableFile above the limits of an
   * archive.
   */
  *readAll(leftOut: (left: LeftOut) => void): Generator<{ name: string; content: Buffer }> {
    let bytes = 0;
    for (const name of this.#namesBelow("", { above: [this.#root], leftOut, count: this.#limitEntries() })) {
      const found = this.#enter(name);
      if (!found) continue; // the entry was removed meanwhile
      const content = attempt(() => readWhole(found, ARCHIVED.largest), name, leftOut);
      bytes += content?.length ?? 0;
      if (bytes > ARCHIVED.all) {
        throw new UnreadableFile(this.path, "has more than 256 MB", "Remove files that are not the site's");
      }
      if (content) yield { name, content };
    }
  }

  /** Counts entries, folders and links too: folders that link to each other have infinitely many paths. */
  #limitEntries(): () => void {
    let entries = 0;
    return () => {
      if (++entries <= ARCHIVED.files) return;
      throw new UnreadableFile(
        this.path,
        `has more than ${ARCHIVED.files} files`,
        "Remove files that are not the site's",
      );
    };
  }

  *#namesBelow(folder: string, walk: Walk): Generator<string> {
    const { above, leftOut, count } = walk;
    for (const entry of readdirSync(join(this.path, folder)).sort()) {
      count();
      const name = join(folder, entry);
      if (UNFIT.test(name) || name.length > LONGEST_NAME) {
        leftOut({ name: JSON.stringify(name), reason: "has a name that no archive takes" });
        continue;
      }
      const found = attempt(() => this.#enter(name), name, leftOut);
      const isStray = !found && this.strays.includes(join(this.path, name));
      if (isStray) leftOut({ name, reason: "is a link that leaves the folder" });
      else if (found === undefined) leftOut({ name, reason: "leads nowhere, or has a name that is not UTF-8" });
      if (!found) continue;
      if (!statSync(found.real).isDirectory()) yield name;
      else if (above.includes(found.real)) leftOut({ name, reason: "is a link to a folder above it" });
      else yield* this.#namesBelow(name, { ...walk, above: [...above, found.real] });
    }
  }

  readText(name: string): string | undefined {
    const content = this.read(name);
    if (!content) return undefined;
    try {
      return new TextDecoder("utf-8", { fatal: true }).decode(content);
    } catch {
      throw new UnreadableFile(join(this.path, name), "is not UTF-8 text", "Save it as UTF-8");
    }
  }

  /** A digest of everything that was read so far. */
  get revision(): string {
    return digest(...[...this.files].flatMap(([name, content]) => [name, digest(content)]));
  }

  /** Returns the path and records its stamp. Undefined if the folder has no such entry of its own. */
  #enter(name: string): Found | undefined {
    const path = join(this.path, name);
    const stamp = stampOf(path);
    if (!stamp) return undefined;
    const real = realpathSync.native(path);
    if (real !== this.#root && !real.startsWith(this.#root + sep)) {
      if (!this.strays.includes(path)) this.strays.push(path);
      return undefined;
    }
    this.seen.set(path, stamp);
    return { path, real };
  }
}

/** Reads a file by absolute path. Undefined if the file is missing, or is now a link out of the folder. */
export function readServed({ folder }: { folder: string }, file: string): Buffer | undefined {
  return new TenantFolder(folder).read(relative(folder, file));
}

/** A walk through everything below a folder. */
interface Walk {
  /** The real paths of the parent folders: a link back to one would never end. */
  above: readonly string[];
  leftOut(left: LeftOut): void;
  /** Called for each entry. Throws UnreadableFile above the limits of an archive. */
  count(): void;
}

interface Found {
  path: string;
  /** The real path, without links. */
  real: string;
}

/** Throws UnreadableFile for an entry that is no file, and above `largest` bytes. */
function readWhole({ path, real }: Found, largest: number): Buffer {
  // Follows no link that replaces the file now, and waits for no pipe without a writer.
  const file = openSync(real, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const stat = fstatSync(file);
    if (!stat.isFile()) throw new UnreadableFile(path, "is not a file", "Put a file in its place");
    if (stat.size > largest) {
      throw new UnreadableFile(path, `is larger than ${largest / LARGEST} MB`, "Make it smaller");
    }
    return readFileSync(file);
  } finally {
    closeSync(file);
  }
}

/** Reports an unreadable file and returns null. Throws on a missing permission or a failing disk. */
function attempt<T>(read: () => T, name: string, leftOut: (left: LeftOut) => void): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadableFile) leftOut({ name, reason: error.reason });
    else if ((error as NodeJS.ErrnoException).code === "ELOOP") leftOut({ name, reason: "is a link without an end" });
    else if ((error as NodeJS.ErrnoException).code === "ENXIO") leftOut({ name, reason: "is not a file" });
    else throw error;
    return null;
  }
}

/** Returns undefined if nothing is there. Throws other errors, such as a missing permission. */
export function stampOf(path: string): Stamp | undefined {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat && { mtimeMs: stat.mtimeMs, ctimeMs: stat.ctimeMs, size: stat.size, ino: stat.ino };
}
