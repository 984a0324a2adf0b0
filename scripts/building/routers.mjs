import { existsSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { root } from "../command.mjs";
import { REACT_ROUTER_SETTINGS, REMIX_SETTINGS } from "./known-settings.mjs";
import { installPackages } from "./packages.mjs";

/**
 * @typedef {object} Router
 * @property {string[][]} programs the builder's arguments: for both halves, or for each, which then run in parallel
 * @property {string} build the module that holds a build
 * @property {string} names the folder of `client.ts` and `server.ts`
 * @property {string} instance the router's variable in a page
 * @property {{ file: RegExp; call: string }} fetches the call that reads pages' data and posts forms, and its file
 * @property {import("./known-settings.mjs").Settings} settings conditions in the browser, with their answers
 * @property {Record<string, string>} packages folders of packages that Node would not find in this version from a build
 * @property {string[]} bundled dependencies of those packages
 * @property {Record<string, string>} files that the builder needs in the project's folder
 * @property {string} [packagesFolder] folder of its own packages
 * @property {() => Promise<import("vite").PluginOption>} plugin
 */

/** Where React Router and its own `client.ts` and `server.ts` are. */
export const REACT_ROUTER = join(root, "app/router/react-router");

/** @type {Record<"remix" | "react-router", Router>} */
const ROUTERS = {
  remix: {
    // The steps that Remix's `vite:build` runs in sequence.
    programs: [[], ["--ssr"]].map((half) => [
      "node_modules/vite/bin/vite.js",
      "build",
      ...half,
      "-c",
      "remix.config.js",
    ]),
    build: "virtual:remix/server-build",
    names: join(root, "app/router"),
    instance: "__remixRouter",
    fetches: { file: /@remix-run\/react\/dist\/esm\/single-fetch\.js$/, call: "await fetch(url, init)" },
    settings: REMIX_SETTINGS,
    packages: {},
    bundled: [],
    files: {},
    async plugin() {
      const { vitePlugin } = await import("@remix-run/dev");
      return vitePlugin({
        buildDirectory: process.env.BUILD_FOLDER ?? "build", // a new one for each build: scripts/builds.mjs
        future: {
          v3_fetcherPersist: true,
          v3_relativeSplatPath: true,
          v3_throwAbortReason: true,
          v3_singleFetch: true,
          v3_routeConfig: true,
          v3_lazyRouteDiscovery: false, // if true, the router does not discover plain links
        },
      });
    },
  },
  "react-router": {
    programs: [[join(REACT_ROUTER, "node_modules/@react-router/dev/bin.js"), "build", "-c", "remix.config.js"]],
    build: "virtual:react-router/server-build",
    names: REACT_ROUTER,
    instance: "__reactRouterDataRouter",
    fetches: {
      file: /react-router\/dist\/production\/chunk-\w+\.mjs$/,
      call: "await fetch(url, await createRequestInit(request))",
    },
    settings: REACT_ROUTER_SETTINGS,
    packages: {
      "react-router": join(REACT_ROUTER, "node_modules/react-router/dist/production/index.mjs"),
      "react-router/dom": join(REACT_ROUTER, "node_modules/react-router/dist/production/dom-export.mjs"),
      "@react-router/node": join(REACT_ROUTER, "node_modules/@react-router/node/dist/index.mjs"),
    },
    bundled: ["cookie", "set-cookie-parser", "@mjackson/node-fetch-server"],
    packagesFolder: REACT_ROUTER,
    files: { "react-router.config.mjs": 'export { default } from "./app/router/react-router/settings.mjs";\n' },
    async plugin() {
      const file = createRequire(join(REACT_ROUTER, "package.json")).resolve("@react-router/dev/vite");
      return (await import(file)).reactRouter();
    },
  },
};

/** @returns {Router} the router that `ROUTER` names; Remix by default */
export function chosenRouter() {
  const name = process.env.ROUTER || "remix";
  if (name !== "remix" && name !== "react-router") throw new Error("ROUTER must be remix or react-router.");
  return ROUTERS[name];
}

/**
 * Runs work while the files that the router's builder needs are in place.
 * @template Result
 * @param {Router} router
 * @param {() => Promise<Result>} work
 */
export async function withBuilder({ files, packagesFolder }, work) {
  if (packagesFolder) await installPackages(packagesFolder);
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text);
  try {
    return await work();
  } finally {
    for (const file of Object.keys(files)) rmSync(join(root, file), { force: true });
  }
}

/** @param {Router} router */
export function aliases({ packages }) {
  return Object.entries(packages).map(([name, replacement]) => ({ find: new RegExp(`^${name}$`), replacement }));
}

/**
 * Resolves `app/router/client` and `server` to the chosen router's, and `virtual:router/server-build` to its build.
 * @param {Router} router
 * @returns {import("vite").Plugin}
 */
export function routerNames({ names, build }) {
  const files = new Map(["client.ts", "server.ts"].map((file) => [join(root, "app/router", file), join(names, file)]));
  return {
    name: "router-names",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (source === "virtual:router/server-build") return this.resolve(build, importer, options);
      if (!/\/(client|server)$/.test(source)) return undefined;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return (found && files.get(found.id)) ?? found;
    },
  };
}

/**
 * Lets the parallel server build wait for the list of browser files.
 * @param {string | undefined} marker a file that the build writes when the browser's half is complete
 * @returns {import("vite").Plugin}
 */
export function afterBrowser(marker) {
  return {
    name: "after-browser",
    enforce: "pre",
    apply: "build",
    async load(id) {
      if (marker === undefined || id !== "\0virtual:remix/server-manifest") return undefined;
      while (!existsSync(marker)) await pause(20);
      return undefined;
    },
  };
}

/**
 * Replaces the router's reload after a failed load of code by the application's guard
 * (`app/ui/frame/chunk-failure.ts`): within ten seconds of a reload the next page is loaded as a document, which is
 * complete without its code. Failed prefetches reload nothing.
 * @param {Router} router
 * @param {boolean} isSsrBuild
 * @returns {import("vite").Plugin}
 */
export function reloadsOnce({ instance }, isSsrBuild) {
  const guarded = `const { initialized, navigation } = window.${instance}?.state ?? {};
    const to = navigation?.location;
    if (initialized && !to) return new Promise(() => {});
    const failed = new Event("route-lost", { cancelable: true });
    window.dispatchEvent(failed);
    if (!failed.defaultPrevented && to) window.location.assign(to.pathname + to.search + to.hash);`;
  let replaced = 0;
  return {
    name: "reloads-once",
    apply: "build",
    transform(code) {
      const at = code.indexOf("window.location.reload();", code.indexOf("Error loading route module"));
      if (isSsrBuild || !code.includes("Error loading route module") || at < 0) return undefined;
      replaced += 1;
      const after = code.slice(at).replace("window.location.reload();", () => guarded);
      return { code: code.slice(0, at) + after, map: null };
    },
    buildEnd(error) {
      if (error || isSsrBuild || replaced === 1) return;
      throw new Error("The router no longer loads routes as expected: see reloadsOnce");
    },
  };
}

/**
 * Makes the router request through the application's fetch (`app/router/router-fetch.ts`). The router has no option for
 * this.
 * @param {Router} router
 * @param {boolean} isSsrBuild
 * @returns {import("vite").Plugin[]}
 */
export function ownFetch({ fetches: { file, call } }, isSsrBuild) {
  const own = call.replace("fetch(", "(window.routerFetch ?? fetch)(");
  let replaced = 0;
  const built = /** @type {import("vite").Plugin} */ ({
    name: "own-fetch",
    apply: "build",
    transform(code, id) {
      if (isSsrBuild || !file.test(id) || !code.includes(call)) return undefined;
      replaced += code.split(call).length - 1;
      return { code: code.replace(call, own), map: null };
    },
    buildEnd(error) {
      if (error || isSsrBuild || replaced === 1) return;
      throw new Error("The router no longer requests as expected: see ownFetch");
    },
  });
  // The development server pre-bundles packages outside the plugins.
  const prepared = /** @type {import("vite").Plugin} */ ({
    name: "own-fetch-in-development",
    apply: "serve",
    config: () => ({ optimizeDeps: { esbuildOptions: { plugins: [replacing(file, call, own)] } } }),
  });
  return [built, prepared];
}

/** @param {RegExp} file @param {string} call @param {string} own */
function replacing(file, call, own) {
  return {
    name: "own-fetch",
    /** @param {any} build esbuild's PluginBuild */
    setup(build) {
      build.onLoad({ filter: file }, async (/** @type {{ path: string }} */ { path }) => {
        const code = await readFile(path, "utf8");
        return { contents: code.replace(call, own), loader: "js" };
      });
    },
  };
}
