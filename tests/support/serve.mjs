/** Serves the built tree for tests: prints its port, then lives until it is told to end. */
const built = new URL("../../build/server/index.js", import.meta.url);
const { serve } = await import(built.href);
const server = await serve();
console.log(`port ${server.port}`);
process.once("SIGTERM", async () => {
  await server.close();
  process.exit(0);
});
