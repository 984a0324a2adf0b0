import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "../command.mjs";

/**
 * Includes the server in the build, so that server and routes share one copy of each module. A plugin, because Remix
 * overrides the input in this file.
 * @param {boolean} isSsrBuild
 */
export function serverEntry(isSsrBuild) {
  return {
    name: "server-entry",
    enforce: /** @type {const} */ ("post"),
    config: () => (isSsrBuild ? { build: { rollupOptions: { input: join(root, "app/serve/main.ts") } } } : {}),
  };
}

/**
 * Builds the scripts of pages without the application separately: each lander's and the console's. Runs after Remix
 * named its inputs.
 * @param {boolean} isSsrBuild
 */
export function ownScripts(isSsrBuild) {
  const folder = "themes/landers";
  const scripts = readdirSync(join(root, folder))
    .map((name) => join(folder, name, "script.ts"))
    .filter((file) => existsSync(join(root, file)))
    .concat("app/console/frame/console.client.ts");
  return {
    name: "own-scripts",
    enforce: /** @type {const} */ ("post"),
    apply: /** @type {const} */ ("build"),
    config: () => (isSsrBuild ? {} : { build: { rollupOptions: { input: scripts.map((file) => join(root, file)) } } }),
  };
}
