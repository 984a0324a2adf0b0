import { root } from "./command.mjs";
import { demoLogins } from "./demo.mjs";
import { prepare } from "./prepare.mjs";
import { asked, closeOnSignal } from "./running.mjs";
import { printSites } from "./sites-table.mjs";
import { main } from "./unready.mjs";

// `npm run dev`: the same server, with Vite in front of the sources instead of a build.
await main(async () => {
  process.env.NODE_ENV = "development";
  await prepare({ build: false, dependencies: "all" });
  const { createServer } = await import("vite");
  const vite = await createServer({
    root,
    configFile: "remix.config.js",
    server: { middlewareMode: true },
    appType: "custom",
  });
  try {
    const module = await vite.ssrLoadModule("./app/server.ts");
    const { demoTenants, serve } = /** @type {typeof import("../app/server.ts")} */ (/** @type {unknown} */ (module));
    const server = await asked(() => serve({ vite }));
    closeOnSignal(async () => {
      await server.close();
      await vite.close();
    });
    const { dataDir } = await demoTenants();
    printSites(server.sites, demoLogins(dataDir));
  } catch (error) {
    await vite.close();
    throw error;
  }
});
