import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../command.mjs";

/** Packages with about 250 small files each. Resolving these files would take a sixth of a process's start. */
export const OF_MANY_FILES = ["drizzle-orm", "zod", "@conform-to/zod"];

const ROUTE_CONFIG = join(root, "scripts/building/route-config.mjs");

/**
 * Bundles sources for Node and leaves most packages outside. Our JavaScript stays outside too, so a process has one
 * copy of its module state.
 * @param {import("esbuild").BuildOptions} options
 */
export async function bundle(options) {
  const { build } = await import("esbuild");
  return build({
    absWorkingDir: root,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node22",
    alias: { "~": root },
    outExtension: { ".js": ".mjs" },
    metafile: true,
    logLevel: "silent",
    plugins: [textsTogether, inPlace, besidePackages],
    ...options,
  });
}

/**
 * Inlines modules that import files of every language. Otherwise esbuild splits each into a file, and finding two
 * hundred files takes half of a command's start.
 * @type {import("esbuild").Plugin}
 */
const textsTogether = {
  name: "texts-together",
  setup(build) {
    build.onLoad({ filter: /\/app\/locales\/(catalogues|demo)\.ts$/ }, ({ path }) => {
      const files = filesOfLanguages(dirname(path));
      const imports = new Map();
      const contents = readFileSync(path, "utf8").replace(/\bimport\(`([^`]+)`\)/g, (_, named) => {
        for (const file of files.filter((each) => isNamed(each, named))) imports.set(file, `texts_${imports.size}`);
        return `Promise.resolve(TEXTS[\`${named}\`])`;
      });
      const lines = [...imports].map(([file, name]) => `import ${name} from "${file}";`);
      const entries = [...imports].map(([file, name]) => `"${file}": { default: ${name} }`);
      return { contents: `${lines.join("\n")}\nconst TEXTS = { ${entries.join(", ")} };\n${contents}`, loader: "ts" };
    });
  },
};

/** Matches an import path with variable parts. @param {string} path @param {string} named */
function isNamed(path, named) {
  const parts = named.split("/");
  const own = path.split("/");
  return (
    parts.length === own.length &&
    own.every((word, at) => {
      const part = parts[at] ?? "";
      return part.startsWith("${") ? word.endsWith(part.slice(part.indexOf("}") + 1)) : word === part;
    })
  );
}

/** @param {string} folder that of all languages */
function filesOfLanguages(folder) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => `./${file.replaceAll("\\", "/")}`)
    .sort();
}

/** @type {import("esbuild").Plugin} */
const inPlace = {
  name: "in-place",
  setup(build) {
    build.onResolve({ filter: /^\.{1,2}\/.*\.mjs$/ }, ({ path, resolveDir }) => ({
      path: pathToFileURL(resolve(resolveDir, path)).href,
      external: true,
    }));
    // Leaves the landers' pages out of commands, which read only the list of names. Servers render these pages.
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
