/** Serves the sources for tests, as `npm run dev` does: prints its port, then lives until it is told to end. Its argument is the port for Vite's own socket. */
import { createServer } from "vite";

const vite = await createServer({
  root: process.cwd(),
  configFile: "remix.config.js",
  // Packages lie above the folder that is served.
  server: { middlewareMode: true, fs: { strict: false }, hmr: { port: Number(process.argv[2]) } },
  appType: "custom",
  logLevel: "error",
});
const { serve } = await vite.ssrLoadModule("./app/serve/server.ts");
const server = await serve({ vite });
console.log(`port ${server.port}`);
process.once("SIGTERM", async () => {
  await server.close();
  await vite.close();
  process.exit(0);
});
