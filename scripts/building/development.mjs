import { join } from "node:path";
import { root } from "../command.mjs";

/** Browser sources. Routes are excluded, because their loaders would bring server packages. */
const BROWSER_SOURCES = ["app/entry.client.tsx", "app/ui/**/!(*.test).tsx", "themes/**/!(*.test).tsx"];

/**
 * Has the development server prepare the browser's packages before the first page. Vite reloads every open page
 * when it meets another one, and takes with it what somebody has just typed or sent there.
 *
 * The router looks for the styles of a page among the modules of the server, and asks for each as though the browser
 * had. Vite would prepare their packages as well, so the name of a package is an answer of its own here: the browser
 * asks for addresses, which begin with a slash.
 * @returns {import("vite").Plugin}
 */
export function browserPackages() {
  const address = join(root, "index.html"); // Vite resolves names that are not imports as if imported from this file
  return {
    name: "browser-packages",
    enforce: "pre",
    apply: "serve",
    // Styles with variants import the second one.
    config: () => ({
      optimizeDeps: { entries: BROWSER_SOURCES, include: ["@vanilla-extract/recipes/createRuntimeFn"] },
    }),
    resolveId(source, importer) {
      return this.environment.name === "client" && importer === address && /^[@\w]/.test(source) ? source : undefined;
    },
  };
}
