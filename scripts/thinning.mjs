import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/** Files of a package for people, compilers and debuggers. */
const UNREAD = /\.(map|md|markdown|flow|tsbuildinfo)$|^(test|tests|docs|example|examples|__tests__)$/;
const SOURCE = /(?<!\.d)\.[cm]?ts$/;
const TYPES = /\.d\.[cm]?ts$/;
const LICENCE = /^licen[cs]e|^notice|^copying|^readme/i;

/** The driver's binaries for this platform, one for each libc. */
const SQLITE_BINARIES = ["", "musl"].map((libc) => `prebuilds/${process.platform}${libc}-${process.arch}.node`);

/** Returns true if better-sqlite3 needs a file to run. @param {string} path within the package's folder */
export function runsSqlite(path) {
  return path === "package.json" || path.startsWith("lib/") || SQLITE_BINARIES.includes(path);
}

/**
 * Returns, by package, whether a file is unused, given its path within the package.
 * @type {Record<string, (path: string) => boolean>}
 */
const UNUSED = {
  // The sources of the driver, and its binaries for other platforms.
  "better-sqlite3": (path) => !runsSqlite(path),
  // All fonts except the two that draw pictures.
  "dejavu-fonts-ttf": (path) => /\.ttf$/.test(path) && !/\/DejaVuSans(-Bold)?\.ttf$/.test(path),
  // The files for one kind of address. A third file contains both kinds.
  "@ip-location-db/geo-whois-asn-country-mmdb": (path) => /-ipv[46]\.mmdb$/.test(path),
  stripe: (path) => path.startsWith("cjs/"),
  // The whole package, because Node has its own implementation.
  "@zxing/text-encoding": () => true,
  // Files that Remix loads only for commands that are not used.
  "@jspm/core": (path) => path.startsWith("nodelibs/"),
  prettier: (path) => path.startsWith("plugins/"),
};

/** Deletes what neither Node nor an editor reads. @param {string} folder @param {{ types: boolean }} keeps */
export function thin(folder, { types }) {
  if (!existsSync(folder)) return;
  const name = folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length).replaceAll("\\", "/");
  thinWithin(folder, "", { types, isUnused: UNUSED[name] ?? (() => false) });
}

/**
 * @param {string} folder @param {string} within @param {{ types: boolean; isUnused: (path: string) => boolean }} how
 */
function thinWithin(folder, within, how) {
  for (const entry of readdirSync(join(folder, within), { withFileTypes: true })) {
    const { name } = entry;
    const path = within + name;
    if (name === "node_modules" || (LICENCE.test(name) && entry.isFile())) continue;
    const isUnread = UNREAD.test(name) || (entry.isFile() && (SOURCE.test(name) || (!how.types && TYPES.test(name))));
    if (isUnread || (entry.isFile() && how.isUnused(path)))
      rmSync(join(folder, path), { recursive: true, force: true });
    else if (entry.isDirectory()) thinWithin(folder, `${path}/`, how);
  }
}
