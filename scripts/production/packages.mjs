import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { currentBuild } from "../builds.mjs";
import { root } from "../command.mjs";
import { thin } from "../thinning.mjs";

/** Packages that the code finds by a file path or a computed name. */
const BY_PATH = ["dejavu-fonts-ttf", "@ip-location-db/geo-whois-asn-country-mmdb"];

/** Folders below the root whose plain JavaScript runs in place, beside the build. */
const IN_PLACE = ["app", "db", "tenants", "themes"];

/**
 * Deletes all packages that a running server does not need. Nothing can be built afterwards.
 * @returns {Promise<string[]>} the folders of the packages that stay
 */
export async function keepRunning() {
  const kept = new Set(await runningPackages());
  for (const folder of installed("")) if (!kept.has(folder)) removePackage(folder, kept);
  for (const folder of kept) thin(join(root, folder), { types: false });
  rmSync(join(root, "node_modules/.cache"), { recursive: true, force: true });
  rmSync(join(root, "node_modules/.bin"), { recursive: true, force: true });
  return [...kept].sort();
}

/** Returns the folders of the packages that the current build runs with. */
export async function runningPackages() {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  /** @type {Set<string>} */
  const kept = new Set();
  const names = [...(await importedPackages()), ...BY_PATH, ...fonts(packages), "better-sqlite3"];
  for (const name of names) follow(name, "", packages, kept);
  return [...kept].sort();
}

/** Returns the names of the packages that the build and its neighbours import. */
async function importedPackages() {
  const folder = currentBuild();
  if (!folder) throw new Error("nothing is built yet: npm run build");
  const { build } = await import("esbuild");
  const own = IN_PLACE.flatMap((each) => scriptsIn(join(root, each))).filter((path) => !/\/react-router\//.test(path));
  const { metafile } = await build({
    entryPoints: [...scriptsIn(join(folder, "server")), ...scriptsIn(join(folder, "commands")), ...own],
    bundle: true,
    write: false,
    outdir: join(root, ".data/unused"),
    platform: "node",
    format: "esm",
    metafile: true,
    logLevel: "silent",
    plugins: [
      {
        name: "packages-outside",
        setup: (builder) =>
          builder.onResolve({ filter: /./ }, ({ path, kind, resolveDir }) =>
            kind === "entry-point" || (path.startsWith(".") && existsSync(join(resolveDir, path)))
              ? undefined
              : { path, external: true },
          ),
      },
    ],
  });
  const paths = Object.values(metafile.inputs).flatMap(({ imports }) => imports.map(({ path }) => path));
  return new Set(paths.filter((path) => /^(@[\w.-]+\/)?[\w-][\w.-]*(\/|$)/.test(path)).map(nameOf));
}

/** @param {string} path */
function nameOf(path) {
  return path
    .split("/")
    .slice(0, path.startsWith("@") ? 2 : 1)
    .join("/");
}

/**
 * Returns the font packages, because drawings use a template's own font.
 * @param {Record<string, unknown>} packages
 */
function fonts(packages) {
  return Object.keys(packages)
    .filter((path) => path.startsWith("node_modules/@fontsource-variable/"))
    .map((path) => path.slice("node_modules/".length));
}

/**
 * @param {string} name
 * @param {string} from the folder of the requiring package
 * @param {Record<string, { dependencies?: object; optionalDependencies?: object }>} packages
 * @param {Set<string>} kept
 */
function follow(name, from, packages, kept) {
  const folder = placesOf(name, from).find((place) => Object.hasOwn(packages, place));
  if (!folder || kept.has(folder) || !existsSync(join(root, folder))) return;
  kept.add(folder);
  const { dependencies = {}, optionalDependencies = {} } = packages[folder] ?? {};
  for (const each of Object.keys({ ...dependencies, ...optionalDependencies })) follow(each, folder, packages, kept);
}

/** Returns the places where Node looks for a package, from a folder up. @param {string} name @param {string} from */
function placesOf(name, from) {
  const folders = from === "" ? [] : from.split(/(?=\/node_modules\/)/);
  const inner = folders.map(
    (_, length) => `${folders.slice(0, folders.length - length).join("")}/node_modules/${name}`,
  );
  return [...inner, `node_modules/${name}`];
}

/** Returns the folders of all installed packages, the innermost last. @param {string} within @returns {string[]} */
function installed(within) {
  const modules = join(within, "node_modules");
  if (!existsSync(join(root, modules))) return [];
  return readdirSync(join(root, modules))
    .filter((name) => !name.startsWith("."))
    .flatMap((name) =>
      name.startsWith("@") ? readdirSync(join(root, modules, name)).map((own) => `${name}/${own}`) : name,
    )
    .flatMap((name) => [join(modules, name), ...installed(join(modules, name))]);
}

/**
 * Deletes a package, except nested packages that stay.
 * @param {string} folder
 * @param {Set<string>} kept
 */
function removePackage(folder, kept) {
  const holdsKept = [...kept].some((each) => each.startsWith(`${folder}/`));
  if (!holdsKept) return rmSync(join(root, folder), { recursive: true, force: true });
  for (const name of readdirSync(join(root, folder)))
    if (name !== "node_modules") rmSync(join(root, folder, name), { recursive: true, force: true });
}

/** @param {string} folder @returns {string[]} */
function scriptsIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.m?js$/.test(path) && !path.includes("node_modules"))
    .map((path) => join(folder, path));
}
