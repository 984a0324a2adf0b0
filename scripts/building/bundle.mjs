import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../command.mjs";

/** Packages of some 250 small files, which a process that starts would look up one by one: a sixth of its start. */
export const OF_MANY_FILES = ["drizzle-orm", "zod", "@conform-to/zod"];

const ROUTE_CONFIG = join(root, "scripts/building/route-config.mjs");

/**
 * Bundles sources for Node, most packages left beside them. JavaScript of ours is imported where it lies: what a process keeps
 * in such a module is there once.
 * @param {import("esbuild").BuildOptions} options
 */
export async function bundle(options) {
  const { build } = await import("esbuild");
  return build({
    absWorkingDir: root,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    alias: { "~": root },
    outExtension: { ".js": ".mjs" },
    metafile: true,
    logLevel: "silent",
    plugins: [inPlace, besidePackages],
    ...options,
  });
}

/** @type {import("esbuild").Plugin} */
const inPlace = {
  name: "in-place",
  setup(build) {
    build.onResolve({ filter: /^\.{1,2}\/.*\.mjs$/ }, ({ path, resolveDir }) => ({
      path: pathToFileURL(resolve(resolveDir, path)).href,
      external: true,
    }));
    // The pages of landers are drawn by servers. A command reads the list of their names.
    build.onResolve({ filter: /^\.\// }, ({ kind, resolveDir, path }) =>
      kind === "dynamic-import" && resolveDir === join(root, "themes/landers") ? { path, external: true } : undefined,
    );
    // A module finds files beside its source.
    build.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, "utf8");
      if (!text.includes("import.meta.url")) return undefined;
      return { contents: text.replaceAll("import.meta.url", JSON.stringify(pathToFileURL(path).href)), loader: "ts" };
    });
  },
};

/** @type {import("esbuild").Plugin} */
const besidePackages = {
  name: "beside-packages",
  setup(build) {
    build.onResolve({ filter: /^[^./~]/ }, ({ path, kind }) => {
      if (path === "@remix-run/route-config") return { path: ROUTE_CONFIG };
      const within = OF_MANY_FILES.some((name) => path === name || path.startsWith(`${name}/`));
      return kind === "entry-point" || within ? undefined : { path, external: true };
    });
  },
};
