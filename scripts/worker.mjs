import { builtServer } from "./running.mjs";
import { serveFrom } from "./served-builds.mjs";
import { main } from "./unready.mjs";

// A process that serves. Only the main process starts it, and says which build.
await main(async () => {
  process.umask(0o077);
  const build = process.env.SERVED_BUILD;
  if (build) serveFrom(build);
  const { work } = await builtServer(build);
  await work();
});
