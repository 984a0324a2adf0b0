import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { vitePlugin as remix } from "@remix-run/dev";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";
import { emojis } from "./scripts/emojis.mjs";

const root = fileURLToPath(new URL(".", import.meta.url));

export default defineConfig(({ isSsrBuild }) => ({
  resolve: { alias: { "~/": root } },
  plugins: [
    remix({
      buildDirectory: process.env.BUILD_FOLDER ?? "build", // a new one for each build: scripts/builds.mjs
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_singleFetch: true,
        v3_routeConfig: true,
        v3_lazyRouteDiscovery: false, // with it, plain anchors are undiscovered
      },
    }),
    vanillaExtractPlugin(),
    reloadsOnce(),
    serverEntry(Boolean(isSsrBuild)),
    landerScripts(Boolean(isSsrBuild)),
    emojis(),
    standingAlone(),
    compressed(),
  ],
  build: {
    manifest: true,
    target: "es2022",
    // 4 kB less on every first load than what esbuild makes of it, after compression.
    minify: isSsrBuild ? false : "terser",
    rollupOptions: {
      output: isSsrBuild ? { manualChunks: texts } : { manualChunks: everywhere, onlyExplicitManualChunks: true },
    },
    assetsInlineLimit: 0, // the content security policy allows no data: fonts
  },
  // The server's own. In development Vite would prepare it for the browser as well, where it cannot be built.
  optimizeDeps: { exclude: ["@node-rs/argon2"] },
  ssr: { noExternal: ["remix-i18next"] },
}));

/**
 * The server is part of the build, so that it and the routes share one copy of everything. A plugin, because Remix
 * overrides the input that stands in this file.
 * @param {boolean} isSsrBuild
 */
function serverEntry(isSsrBuild) {
  return {
    name: "server-entry",
    enforce: /** @type {const} */ ("post"),
    config: () => (isSsrBuild ? { build: { rollupOptions: { input: "./app/main.ts" } } } : {}),
  };
}

/**
 * Remix reloads the page each time that the code of the next one cannot be loaded. Here the application's guard decides
 * (`app/ui/chunk-failure.ts`), as for any other file: within ten seconds of a reload the next page is loaded as a document,
 * which is complete without its code. Code that was only looked for beforehand, at a link that somebody points at, reloads
 * nothing.
 */
function reloadsOnce() {
  const own = "window.location.reload();";
  const guarded = `const { initialized, navigation } = window.__remixRouter?.state ?? {};
    const to = navigation?.location;
    if (initialized && !to) return new Promise(() => {});
    const failed = new Event("vite:preloadError", { cancelable: true });
    window.dispatchEvent(failed);
    if (!failed.defaultPrevented && to) window.location.assign(to.pathname + to.search + to.hash);`;
  return {
    name: "reloads-once",
    apply: /** @type {const} */ ("build"),
    /** @param {string} code @param {string} id */
    transform(code, id) {
      if (!/@remix-run\/react\/dist\/esm\/routeModules\.js$/.test(id)) return undefined;
      if (!code.includes(own)) throw new Error("Remix loads routes in another way than before: see reloadsOnce");
      return { code: code.replace(own, guarded), map: null };
    },
  };
}

/**
 * A lander's own script is built for itself: its page loads nothing of the application. After Remix has named its inputs.
 * @param {boolean} isSsrBuild
 */
function landerScripts(isSsrBuild) {
  const folder = "themes/landers";
  const scripts = readdirSync(join(root, folder))
    .map((name) => join(folder, name, "script.ts"))
    .filter((file) => existsSync(join(root, file)));
  return {
    name: "lander-scripts",
    enforce: /** @type {const} */ ("post"),
    apply: /** @type {const} */ ("build"),
    config: () => (isSsrBuild ? {} : { build: { rollupOptions: { input: scripts.map((file) => join(root, file)) } } }),
  };
}

/**
 * The server reads the texts of all languages from one file, not from two hundred.
 * @param {string} id
 */
function texts(id) {
  if (/\/app\/locales\/[a-z]{2}\/\w+\.ts$/.test(id)) return "texts";
}

/**
 * What every page loads stands in two files, what most forms need in a third: split finer it compresses worse, and each
 * file that a page loads keeps a phone busy on its own. The first changes only with the libraries, so that visitors keep
 * it from one release to the next.
 * @param {string} id
 * @param {import("rollup").ManualChunkMeta} modules
 */
function everywhere(id, modules) {
  if (LIBRARIES.test(id)) return "libraries";
  if (FORMS.test(id)) return "forms";
  const [, primitive, style] = /\/themes\/primitives\/([\w-]+)(\.css)?\.tsx?/.exec(id) ?? [];
  if (
    primitive ? SHELL.has(primitive) || (style && LISTED.has(primitive)) : OWN.test(id) || ofEveryPage(modules).has(id)
  )
    return "shell";
}

const LIBRARIES =
  /commonjsHelpers|\/node_modules\/(react|react-dom|scheduler|@remix-run|react-router|react-router-dom|turbo-stream|@vanilla-extract)\//;

/** What logging in and signing up are made of, above the primitives. */
const FORMS = /\/app\/ui\/(forms|FormProblem|PasswordField|BirthDateField|signup\/push-state)\.tsx?$/;

/** What every build brings along, what says texts, and how a form looks: where an error page has one, its code comes later. */
const OWN = /preload-helper|\/app\/ui\/forms\.css\.ts|\/app\/locales\/names\.ts|\/themes\/numbers\.ts/;

/**
 * The primitives that every shell, sign-up and log-in is made of. Any other comes with the pages that use it.
 */
const SHELL = new Set([
  "Avatar",
  "Button",
  "choices",
  "DateParts",
  "Dialog",
  "Field",
  "icons",
  "inputs",
  "join",
  "Link",
  "LoadingBar",
  "loading-times",
  "measures",
  "Menu",
  "menu-items",
  "on-demand",
  "reset",
  "scripted",
  "Spinner",
  "surfaces",
  "Toast",
  "VisuallyHidden",
]);

/**
 * The primitives in the list of all, whose styles come with it. What few pages need is not in it, and comes with its
 * styles to those pages alone.
 */
const LISTED = new Set(
  [...readFileSync(join(root, "themes/primitives/index.ts"), "utf8").matchAll(/from "\.\/([\w-]+)"/g)].map(
    ([, file]) => file,
  ),
);

/** @type {WeakMap<import("rollup").ManualChunkMeta["getModuleInfo"], Set<string>>} */
const found = new WeakMap();

/**
 * The modules that the frame around every page needs, itself aside: Remix asks for that by its own name.
 * @param {import("rollup").ManualChunkMeta} modules
 */
function ofEveryPage({ getModuleIds, getModuleInfo }) {
  const known = found.get(getModuleInfo);
  if (known) return known;
  const frames = [...getModuleIds()].filter((id) => /\/app\/root\.tsx(\?|$)/.test(id));
  const reached = new Set(frames);
  for (const id of reached) {
    if (id.includes("/themes/primitives/")) continue; // whoever needs one of them imports the list of all
    for (const imported of getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  }
  for (const frame of frames) reached.delete(frame);
  found.set(getModuleInfo, reached);
  return reached;
}

/** Fails the build where the shell needs a file that needs the shell: neither could be the first to run. */
function standingAlone() {
  return {
    name: "standing-alone",
    apply: /** @type {const} */ ("build"),
    /** @param {unknown} _options @param {import("rollup").OutputBundle} bundle */
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const shell = chunks.find(({ name }) => name === "shell");
      const circle = chunks.find(
        ({ fileName, imports }) => shell?.imports.includes(fileName) && imports.includes(shell.fileName),
      );
      if (circle) throw new Error(`The shell and ${circle.fileName} need each other: is a primitive missing in SHELL?`);
    },
  };
}

/** Static files are compressed once, here, as well as they can be. The manifest of the routes comes with the server's half. */
function compressed() {
  let assets = "";
  return {
    name: "compressed",
    apply: /** @type {const} */ ("build"),
    /** @param {{ build: { outDir: string } }} config */
    configResolved(config) {
      assets = join(config.build.outDir, "../client/assets");
    },
    closeBundle() {
      if (!existsSync(assets)) return; // the build failed, and says why
      for (const name of readdirSync(assets, { recursive: true }).map(String)) {
        const file = join(assets, name);
        if (!/\.(js|css|svg|json)$/.test(name) || statSync(file).size < 256 || existsSync(`${file}.br`)) continue;
        const plain = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
        writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
      }
    },
  };
}
