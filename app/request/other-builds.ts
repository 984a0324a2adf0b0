import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { LRUCache } from "lru-cache";
import type { Area } from "~/app/router/areas";
import { pathOf } from "./gate";
import { type File, fileAt, type StaticFiles, scriptFile, send } from "./static-files";

/** How long the list of builds is cached, in ms. */
const LOOK = 1_000;
/** Cache size for requested files, in bytes. */
const ROOM = 8 * 1024 * 1024;

/**
 * The browser files of a build by area, and the scripts that replace a built file. Stored as `files.json` in the build.
 */
export interface BuildFiles {
  /** The addresses of files for the console only. */
  console: string[];
  /** Scripts of tenants' pages, by address, that replace the files there. */
  written: Record<string, string>;
}

interface Other {
  /** The names of the build's files with a content hash, without the compressed copies. */
  names: ReadonlySet<string>;
  files: BuildFiles;
}

/**
 * Serves files of any build, because a name with a content hash identifies the content. Reads nothing before the first
 * request.
 */
export function filesOfOtherBuilds(own: string): Record<Area, StaticFiles> {
  const builds = dirname(own);
  const known = new Map<string, Other | undefined>();
  const kept = new LRUCache<string, File>({ maxSize: ROOM, sizeCalculation: ({ identity }) => identity.length + 1 });
  let lookedAt = Number.NEGATIVE_INFINITY;

  function look(): void {
    if (performance.now() - lookedAt < LOOK) return;
    lookedAt = performance.now();
    const names = foldersIn(builds).filter((name) => name !== basename(own));
    for (const name of known.keys()) if (!names.includes(name)) known.delete(name);
    for (const name of names) if (!known.get(name)) known.set(name, otherIn(join(builds, name)));
  }

  function find(area: Area, address: string): File | undefined {
    const name = NAMED.exec(address)?.[1];
    if (name === undefined) return undefined;
    const key = `${area} ${address}`;
    const before = kept.get(key);
    if (before) return before;
    look();
    for (const [build, other] of known) {
      if (!other?.names.has(name) || other.files.console.includes(address) !== (area === "console")) continue;
      const written = Object.hasOwn(other.files.written, address) ? other.files.written[address] : undefined;
      const file =
        written === undefined
          ? fileAt(join(builds, build, "client"), address)
          : area === "tenant" && scriptFile(written);
      if (!file) continue;
      kept.set(key, file);
      return file;
    }
    return undefined;
  }

  const filesOf =
    (area: Area): StaticFiles =>
    (request, response) => {
      const file = find(area, pathOf(request.url ?? ""));
      return file !== undefined && send(file, request, response);
    };
  return { tenant: filesOf("tenant"), console: filesOf("console") };
}

const NAMED = /^\/assets\/([\w.-]+)$/;

/** Reads another build's folder. Undefined for an incomplete build, or one of an earlier version. */
function otherIn(folder: string): Other | undefined {
  try {
    const files = JSON.parse(readFileSync(join(folder, "files.json"), "utf8")) as BuildFiles;
    return { files, names: new Set(readdirSync(join(folder, "client/assets"))) };
  } catch {
    return undefined;
  }
}

function foldersIn(builds: string): string[] {
  try {
    return readdirSync(builds, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));
  } catch {
    return [];
  }
}
