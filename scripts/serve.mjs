import { startServer } from "./running.mjs";
import { main } from "./unready.mjs";

// `npm run serve`: a built tree, no preparation. What a container or a service unit runs.
await main(async () => {
  process.env.NODE_ENV ||= "production";
  await startServer();
});
