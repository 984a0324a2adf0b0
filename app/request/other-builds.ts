import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { LRUCache } from "lru-cache";
import type { Area } from "~/app/router/areas";
import { pathOf } from "./gate";
import { type File, fileAt, type StaticFiles, scriptFile, send } from "./static-files";

/** How long a look at which builds there are does, in ms. */
const LOOK = 1_000;
/** Room for files that were asked for, in bytes. */
const ROOM = 8 * 1024 * 1024;

/** What of a build's browser files an area may have, and what is served in place of a file. JSON, `files.json` in a build. */
export interface BuildFiles {
  /** The addresses of those that are the console's alone. */
  console: string[];
  /** Scripts of tenants' pages, by address, in place of the files there. */
  written: Record<string, string>;
}

interface Other {
  /** Of its named files, without those that tell how others are compressed. */
  names: ReadonlySet<string>;
  files: BuildFiles;
}

/**
 * The named files of the builds beside this one, for pages that were loaded from another build before a release, or are while workers of
 * two builds serve. Their names say what is in them, so it does not matter whose they are. Nothing is read before one is asked for.
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

/** Undefined where it is broken off, or was made by an earlier version. */
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
