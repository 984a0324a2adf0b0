import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../command.mjs";
import { bundle } from "./bundle.mjs";

/** Commands that the build leaves out: they need packages for development, or a tree to work on. */
const DEVELOPERS = ["bench", "lighthouse", "theme"];

const MANIFEST = "made-of.json";

/**
 * The source files of the built commands, and one hash of them all.
 * @typedef {{ files: string[]; stamp: string }} MadeOf
 */

/** Returns the source file of each built module. @returns {Record<string, string>} */
export function builtSources() {
  const nouns = readdirSync(join(root, "scripts"))
    .filter((name) => !DEVELOPERS.includes(name))
    .map((name) => [name, join(root, "scripts", name, "command.ts")]);
  const parts = ["authority", "failures"].map((name) => [name, join(root, `scripts/commands/${name}.ts`)]);
  return Object.fromEntries([...nouns, ...parts].filter(([, file = ""]) => existsSync(file)));
}

/**
 * Bundles the commands, because a bundled command starts four times as fast as its sources.
 * @param {string} outdir
 */
export async function buildCommands(outdir) {
  const { metafile } = await bundle({
    entryPoints: builtSources(),
    outdir,
    splitting: true,
  });
  const sources = Object.keys(metafile?.inputs ?? {}).filter((file) => !file.startsWith("node_modules/"));
  const files = [...sources, "package-lock.json"].sort();
  /** @type {MadeOf} */
  const madeOf = { files, stamp: stampOf(files) };
  writeFileSync(join(outdir, MANIFEST), JSON.stringify(madeOf));
}

/**
 * Returns the file of a built command. Undefined unless the commands were built from the current sources.
 * @param {string} outdir
 * @param {string} name
 */
export function builtCommand(outdir, name) {
  const manifest = join(outdir, MANIFEST);
  const built = join(outdir, `${name}.mjs`);
  if (!existsSync(built) || !existsSync(manifest)) return undefined;
  /** @type {MadeOf} */
  const { files, stamp } = JSON.parse(readFileSync(manifest, "utf8"));
  return stampOf(files) === stamp ? built : undefined;
}

/** Hashes contents and locations: built modules contain some absolute paths. @param {string[]} files */
function stampOf(files) {
  const hash = createHash("sha1").update(root);
  for (const file of files) {
    const path = join(root, file);
    hash.update(`\0${file}\0`).update(existsSync(path) ? readFileSync(path) : "");
  }
  return hash.digest("hex");
}
