import { join } from "node:path";
import { root } from "../command.mjs";

/** Browser sources. Routes are excluded, because their loaders would bring server packages. */
const BROWSER_SOURCES = ["app/entry.client.tsx", "app/ui/**/!(*.test).tsx", "themes/**/!(*.test).tsx"];

/**
 * Pre-bundles the browser's packages before the first page. Otherwise a newly found package makes Vite reload every
 * open page, which loses input and requests.
 *
 * The router looks for a page's styles among the server's modules, and requests each like a browser. Vite would
 * pre-bundle their packages, too. So package names resolve to themselves here: a browser requests addresses, which
 * begin with a slash.
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
