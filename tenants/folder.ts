import { readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { join, sep } from "node:path";
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

const LARGEST = 1024 * 1024;

/**
 * A tenant's folder while it is read. Remembers what was looked at, and in which state, so that a later look at the
 * stamps alone tells whether anything changed. Links that lead out of the folder are as good as absent.
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
    const path = this.#enter(name);
    if (!path || !statSync(path).isDirectory()) return [];
    return readdirSync(path)
      .filter((entry) => !entry.startsWith(".") && !entry.endsWith("~"))
      .sort();
  }

  /** Undefined where there is no such file. Throws UnreadableFile for a folder, a device, or more than a megabyte. */
  read(name: string): Buffer | undefined {
    const path = this.#enter(name);
    if (!path) return undefined;
    const stat = statSync(path);
    if (!stat.isFile()) throw new UnreadableFile(path, "is not a file", "Put a file in its place");
    if (stat.size > LARGEST) throw new UnreadableFile(path, "is larger than 1 MB", "Make it smaller");
    const content = readFileSync(path);
    this.files.set(name, content);
    return content;
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
  #enter(name: string): string | undefined {
    const path = join(this.path, name);
    const stamp = stampOf(path);
    if (!stamp) return undefined;
    const real = realpathSync.native(path);
    if (real !== this.#root && !real.startsWith(this.#root + sep)) {
      if (!this.strays.includes(path)) this.strays.push(path);
      return undefined;
    }
    this.seen.set(path, stamp);
    return path;
  }
}

/** Undefined where nothing is there. Throws what else goes wrong, a lack of rights say. */
export function stampOf(path: string): Stamp | undefined {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat && { mtimeMs: stat.mtimeMs, ctimeMs: stat.ctimeMs, size: stat.size, ino: stat.ino };
}
