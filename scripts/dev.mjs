import { root } from "./command.mjs";
import { prepareDemo } from "./demo-sites.mjs";
import { prepare } from "./prepare.mjs";
import { asked, closeOnSignal } from "./running.mjs";
import { main } from "./unready.mjs";

/** The first modules, by the names that the router's builder uses. */
const FIRST_MODULES = [
  "/app/entry.client.tsx",
  "/app/routes/dev/gallery.script.ts",
  ...["/app/root.tsx", "/app/routes/dev/page-with-panel.tsx", "/app/routes/dev/show.tsx"].map(
    (route) => `${route}?__remix-build-client-route`,
  ),
];

// `npm run dev`: the same server, with Vite in front of the sources instead of a build.
await main(async () => {
  process.env.NODE_ENV = "development";
  await prepare({ build: false });
  process.umask(0o077);
  const { createLogger, createServer } = await import("vite");
  const vite = await createServer({
    root,
    configFile: "remix.config.js",
    server: { middlewareMode: true },
    appType: "custom",
    customLogger: withoutMissingMaps(createLogger()),
  });
  try {
    const module = await vite.ssrLoadModule("./app/serve/server.ts");
    const { demoTenants, serve } = /** @type {typeof import("../app/serve/server.ts")} */ (
      /** @type {unknown} */ (module)
    );
    const printTable = await prepareDemo(await asked(demoTenants));
    const server = await asked(() => serve({ vite }));
    await warm(vite);
    closeOnSignal(async () => {
      await server.close();
      await vite.close();
    });
    await printTable(server.sites);
  } catch (error) {
    await vite.close();
    throw error;
  }
});

/**
 * Drops Vite's warnings about missing source maps, which installations lack (thinning.mjs).
 * @param {import("vite").Logger} logger
 */
function withoutMissingMaps(logger) {
  const { warn } = logger;
  logger.warn = (message, options) => {
    if (!message.startsWith("Failed to load source map for")) warn(message, options);
  };
  return logger;
}

/** Preloads the pages' server code, and the views' browser code. @param {import("vite").ViteDevServer} vite */
async function warm(vite) {
  await vite.ssrLoadModule("virtual:router/server-build");
  await Promise.all(FIRST_MODULES.map((file) => vite.warmupRequest(file)));
  await vite.environments.client?.waitForRequestsIdle();
}
