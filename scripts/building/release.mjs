import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { root } from "../command.mjs";
import { bundle } from "./bundle.mjs";

/**
 * The description of a build, `release.json` in its folder.
 * @typedef {object} Release
 * @property {string} version of package.json
 * @property {string} builtAt ISO
 * @property {number} protocol between the main process and a worker of this build
 * @property {string} primary the hash of the main process's code
 * @property {string} packages the hash of the packages at build time
 * @property {Record<"tenants" | "control", string[]>} migrations the tags of each set
 * @property {string[]} settings the names of all settings
 */

/** The sets of migrations, by their folder below db/. */
export const MIGRATIONS = /** @type {const} */ ({ tenants: "migrations", control: "control/migrations" });

export const CHANGES = "CHANGELOG.md";

/**
 * Writes the description of a build and copies the migrations into the build, because the tree may have newer ones
 * when a worker starts.
 * @param {string} folder
 * @param {Release} release
 */
export async function describeRelease(folder, release) {
  for (const set of Object.values(MIGRATIONS)) {
    cpSync(join(root, "db", set), join(folder, "db", set), { recursive: true });
  }
  cpSync(join(root, CHANGES), join(folder, CHANGES));
  writeFileSync(join(folder, "files.json"), await browserFiles(folder));
  writeFileSync(join(folder, "release.json"), JSON.stringify(release));
}

/**
 * Returns the browser files of a build. Runs in a separate process, because this one may continue and serve.
 * @param {string} folder
 */
async function browserFiles(folder) {
  const entry = pathToFileURL(join(folder, "server/index.js")).href;
  const print = `import { ownFiles } from ${JSON.stringify(entry)}; process.stdout.write(JSON.stringify(await ownFiles()));`;
  const env = { ...process.env, NODE_ENV: /** @type {const} */ ("production") };
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", print], {
    cwd: root,
    env,
    maxBuffer: 16 * 1024 * 1024,
  });
  return stdout;
}

/** Describes a build of the tree, without `primary`, which needs a bundler. */
export function treesRelease() {
  return {
    version: JSON.parse(text("package.json")).version,
    builtAt: new Date().toISOString(),
    protocol: Number(/export const PROTOCOL = (\d+);/.exec(text("app/cluster/messages.ts"))?.[1]),
    packages: packagesHash(),
    migrations: migrationsIn(join(root, "db")),
    settings: [...text("scripts/production/env.example").matchAll(/^#?([A-Z][A-Z0-9_]+)(?==)/gm)].map(
      ([, name = ""]) => name,
    ),
  };
}

/**
 * Returns the description of a build. Undefined for a build of an earlier version, and for a broken build.
 * @param {string} build
 * @returns {Release | undefined}
 */
export function releaseOf(build) {
  try {
    return JSON.parse(readFileSync(join(build, "release.json"), "utf8"));
  } catch {
    return undefined;
  }
}

/** Returns the changelog of a build. @param {string} build */
export function changesOf(build) {
  const file = join(build, CHANGES);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/** Returns the changelog of the tree. */
export function treesChanges() {
  return text(CHANGES);
}

/** Hashes the versions of all packages that a server may load. */
function packagesHash() {
  const { packages } = JSON.parse(text("package-lock.json"));
  const hash = createHash("sha1");
  for (const path of Object.keys(packages).sort()) {
    const { dev, devOptional, version, integrity } = packages[path];
    if (path !== "" && !dev && !devOptional) hash.update(`${path} ${version} ${integrity}\n`);
  }
  return hash.digest("hex");
}

/** Returns the tags of each set for either engine. @param {string} folder of the sets */
export function migrationsIn(folder) {
  const tagsOf = (/** @type {string} */ set) => {
    const { entries } = JSON.parse(readFileSync(join(folder, set, "sqlite/meta/_journal.json"), "utf8"));
    return entries.map((/** @type {{ tag: string }} */ { tag }) => tag);
  };
  return { tenants: tagsOf(MIGRATIONS.tenants), control: tagsOf(MIGRATIONS.control) };
}

/**
 * Hashes the code of the main process. If the hash changes, the main process runs its former code until its restart.
 */
export async function primaryHash() {
  const { metafile } = await bundle({
    entryPoints: [join(root, "app/serve/start.ts")],
    outdir: join(root, ".data/unused"),
    write: false,
    // Loaded only by workers.
    external: ["./server"],
  });
  const inputs = metafile?.inputs ?? {};
  const sources = Object.keys(inputs).filter((file) => !file.startsWith("node_modules/"));
  const imported = sources.flatMap((file) => (inputs[file]?.imports ?? []).map(({ path }) => path));
  const { packages } = JSON.parse(text("package-lock.json"));
  const hash = createHash("sha1");
  for (const file of [...sources, "scripts/running.mjs", "scripts/worker.mjs"].sort()) {
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  }
  for (const name of [...new Set(imported)].sort()) {
    hash.update(`${basename(name)} ${packages[`node_modules/${name}`]?.version ?? ""}\n`);
  }
  return hash.digest("hex");
}

/** @param {string} file */
function text(file) {
  return readFileSync(join(root, file), "utf8");
}
