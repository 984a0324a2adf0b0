import { closeSync, constants, fstatSync, openSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { digest } from "./resolve";

/** The stamp that tells one state of a file or folder from the next without reading it. */
export interface Stamp {
  mtimeMs: number;
  ctimeMs: number;
  size: number;
  ino: number;
}

/** Thrown where something is there but cannot be used; `remedy` says what to do. */
export class UnreadableFile extends Error {
  constructor(
    readonly file: string,
    readonly reason: string,
    readonly remedy: string,
  ) {
    super(`${file} ${reason}`);
  }
}

/** In bytes, of a file that is served. */
const LARGEST = 1024 * 1024;

/** What an archive takes of a folder. What is not served, a designer's sources say, may be larger. */
export const ARCHIVED = { largest: 64 * 1024 * 1024, all: 256 * 1024 * 1024, files: 10_000 } as const;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what no name has
const UNFIT = /[\\\x00-\x1f\x7f]/;
/** In characters. */
const LONGEST_NAME = 1000;

/** Something in the folder that no archive takes. */
export interface LeftOut {
  /** Relative to the folder. */
  name: string;
  reason: string;
}

/**
 * A tenant's folder while it is read, for serving and for archives alike. Remembers what was looked at, and in which state, so that a
 * later look at the stamps alone tells whether anything changed. Links that lead out of the folder are as good as absent.
 */
export class TenantFolder {
  /** By absolute path. Taken before the reading, so that a change meanwhile shows as one. */
  readonly seen = new Map<string, Stamp | undefined>();
  readonly strays: string[] = [];
  /** All that was read, by name. */
  readonly files = new Map<string, Buffer>();
  readonly #root: string;

  constructor(readonly path: string) {
    this.#root = realpathSync.native(path);
    this.seen.set(path, stampOf(path));
  }

  /** Names in a folder below, sorted; none where there is no such folder. Hidden files and editors' backups are left out. */
  list(name: string): string[] {
    const found = this.#enter(name);
    if (!found || !statSync(found.real).isDirectory()) return [];
    return readdirSync(found.real)
      .filter((entry) => !entry.startsWith(".") && !entry.endsWith("~"))
      .sort();
  }

  /** Undefined where there is no such file. Throws UnreadableFile for a folder, a device, or more than a megabyte. */
  read(name: string): Buffer | undefined {
    const found = this.#enter(name);
    if (!found) return undefined;
    const content = readWhole(found, LARGEST);
    this.files.set(name, content);
    return content;
  }

  /**
   * Reads every file of the folder, at any depth, for an archive. Names what it leaves out: links that leave the folder or lead to a
   * folder above them, what is no file, and what is too large. Throws UnreadableFile if there is more than an archive takes.
   */
  *readAll(leftOut: (left: LeftOut) => void): Generator<{ name: string; content: Buffer }> {
    let bytes = 0;
    for (const name of this.#namesBelow("", { above: [this.#root], leftOut, count: this.#limitEntries() })) {
      const found = this.#enter(name);
      if (!found) continue; // it was removed meanwhile
      const content = attempt(() => readWhole(found, ARCHIVED.largest), name, leftOut);
      bytes += content?.length ?? 0;
      if (bytes > ARCHIVED.all) {
        throw new UnreadableFile(this.path, "has more than 256 MB", "Take out what is not the site's");
      }
      if (content) yield { name, content };
    }
  }

  /** Counts entries as they come. Folders and links count too: folders that link to one another have paths without number. */
  #limitEntries(): () => void {
    let entries = 0;
    return () => {
      if (++entries <= ARCHIVED.files) return;
      throw new UnreadableFile(this.path, `has more than ${ARCHIVED.files} files`, "Take out what is not the site's");
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

  /** Stands for all that was read so far. */
  get revision(): string {
    return digest(...[...this.files].flatMap(([name, content]) => [name, digest(content)]));
  }

  /** The path, noted as seen, or undefined where there is nothing of the folder's own. */
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

/** A file of a tenant's folder as it is now. `file` is absolute. Undefined if it is gone, or a link out of the folder took its place. */
export function readServed({ folder }: { folder: string }, file: string): Buffer | undefined {
  return new TenantFolder(folder).read(relative(folder, file));
}

/** A walk through all that is below a folder. */
interface Walk {
  /** The folders that lead here, by their real paths: a link back to one has no end. */
  above: readonly string[];
  leftOut(left: LeftOut): void;
  /** Called for each entry. Throws UnreadableFile if there are more than an archive takes. */
  count(): void;
}

interface Found {
  path: string;
  /** Without links. */
  real: string;
}

/** Throws UnreadableFile for what is no file, and for more than `largest` bytes. */
function readWhole({ path, real }: Found, largest: number): Buffer {
  // A link that takes the file's place now is not followed, and a pipe that nobody writes to is not waited for.
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

/** Names what can't be read instead of failing for all, and returns null. A lack of rights or a failing disk fails. */
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

/** Undefined where nothing is there. Throws what else goes wrong, a lack of rights say. */
export function stampOf(path: string): Stamp | undefined {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat && { mtimeMs: stat.mtimeMs, ctimeMs: stat.ctimeMs, size: stat.size, ino: stat.ino };
}
