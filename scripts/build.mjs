import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root, runNpm } from "./command.mjs";
import { Unready } from "./unready.mjs";

const FOLDERS = ["app", "themes", "db", "public"];
const FILES = ["remix.config.js", "package.json", "package-lock.json", "tsconfig.json"];
// The bundle's entry, and a file of the browser's half: without both there is nothing to serve.
const OUTPUT = ["build/server/index.js", "build/client"];

const stampFile = join(root, "build/stamp");

/** The built server, what `npm run serve` runs. */
export const serverBundle = join(root, "build/server/index.js");

/** Whether the built tree was made from exactly the sources that are there now. */
export function buildIsCurrent() {
  const built = OUTPUT.every((path) => existsSync(join(root, path))) && existsSync(stampFile);
  return built && readFileSync(stampFile, "utf8") === fingerprint();
}

/**
 * Builds. Throws Unready with the build's own words.
 * @param {(line: string) => void} tell
 */
export async function build(tell) {
  // Taken first, and written last: an edit during the build, or a build broken off, is built again.
  const sources = fingerprint();
  rmSync(stampFile, { force: true });
  const { code, output } = await runNpm(["run", "--silent", "build"], {
    env: { ...process.env, NODE_ENV: "production" },
    onLine: tell,
  });
  if (code !== 0) throw new Unready(`${output}\n\nThe build failed.`);
  mkdirSync(join(root, "build"), { recursive: true });
  writeFileSync(stampFile, sources);
}

// Contents rather than times: a fresh checkout of the same sources is the same build.
function fingerprint() {
  const hash = createHash("sha1");
  for (const path of sourceFiles()) {
    hash.update(`\0${relative(root, path)}\0`).update(readFileSync(path));
  }
  return hash.digest("hex");
}

function sourceFiles() {
  const files = FOLDERS.flatMap((folder) => filesIn(folder, { recursive: true }));
  // A tenant's own folder is read while the server runs, so only the code beside those folders counts.
  const tenants = filesIn("tenants", { recursive: false }).filter((path) => path.endsWith(".ts"));
  const single = FILES.map((file) => join(root, file)).filter((path) => existsSync(path));
  return [...files, ...tenants, ...single].filter((path) => !/\.test\.tsx?$|\.md$/.test(path)).sort();
}

/**
 * @param {string} folder
 * @param {{ recursive: boolean }} depth
 */
function filesIn(folder, depth) {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { ...depth, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
