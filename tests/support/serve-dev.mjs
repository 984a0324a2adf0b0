/** Serves the sources like `npm run dev` until it is ended. Prints its port. Argument: port of Vite's socket. */
import { createServer } from "vite";

const vite = await createServer({
  root: process.cwd(),
  configFile: "remix.config.js",
  // Packages lie above the served folder.
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
