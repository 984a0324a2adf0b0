import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { OF_MANY_FILES } from "./scripts/building/bundle.mjs";
import { everywhere, refuseShellCycles, texts } from "./scripts/building/chunks.mjs";
import { browserPackages } from "./scripts/building/development.mjs";
import { ownScripts, serverEntry } from "./scripts/building/entries.mjs";
import { knownSettings } from "./scripts/building/known-settings.mjs";
import {
  afterBrowser,
  aliases,
  chosenRouter,
  ownFetch,
  reloadsOnce,
  routerNames,
} from "./scripts/building/routers.mjs";
import { root } from "./scripts/command.mjs";

/** Hashes are what compresses worst in the list of all pages, which each first visit loads. Rollup needs seven characters. */
const SHORT_NAMES = {
  entryFileNames: "assets/[name]-[hash:7].js",
  chunkFileNames: "assets/[name]-[hash:7].js",
  assetFileNames: "assets/[name]-[hash:7][extname]",
};

/** What `npm start` makes: a build of a third of the work, whose scripts are a few kilobytes larger. scripts/builds.mjs */
const isQuick = process.env.BUILD_FINISH === "quick";

/** @type {import("vite").UserConfigFnPromise} */
const config = async ({ isSsrBuild = false }) => {
  const router = chosenRouter();
  return {
    resolve: { alias: [{ find: "~/", replacement: `${root}/` }, ...aliases(router)] },
    plugins: [
      browserPackages(),
      afterBrowser(isSsrBuild ? process.env.BROWSER_BUILT : undefined),
      routerNames(router),
      await router.plugin(),
      vanillaExtractPlugin(),
      reloadsOnce(router, isSsrBuild),
      knownSettings(router, isSsrBuild),
      ownFetch(router, isSsrBuild),
      serverEntry(isSsrBuild),
      ownScripts(isSsrBuild),
      refuseShellCycles(),
    ],
    build: {
      manifest: true,
      target: "es2022",
      // Terser's are 4 kB less on every first load than esbuild's, after compression.
      minify: isSsrBuild ? false : isQuick ? "esbuild" : "terser",
      reportCompressedSize: false,
      terserOptions: { module: true, ecma: 2020, compress: { passes: 2 } },
      rollupOptions: {
        // Unused code costs a server nothing that is measured, and to look for it a fifth of the build.
        treeshake: !isSsrBuild,
        output: isSsrBuild
          ? { manualChunks: texts }
          : { ...SHORT_NAMES, manualChunks: everywhere, onlyExplicitManualChunks: true },
      },
      assetsInlineLimit: 0, // the content security policy allows no data: fonts
    },
    // The server's own. In development Vite would prepare it for the browser as well, where it cannot be built.
    optimizeDeps: { exclude: ["@node-rs/argon2"] },
    ssr: { noExternal: [...router.bundled, ...OF_MANY_FILES] },
  };
};

export default config;
