import { builtServer } from "./running.mjs";
import { serveFrom } from "./served-builds.mjs";
import { main } from "./unready.mjs";

// One of the processes that serve: started by the one that keeps them, never by hand. That says which build.
await main(async () => {
  process.umask(0o077);
  const build = process.env.SERVED_BUILD;
  if (build) serveFrom(build);
  const { work } = await builtServer(build);
  await work();
});
