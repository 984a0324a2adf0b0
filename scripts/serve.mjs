import { startServer } from "./running.mjs";
import { main } from "./unready.mjs";

// `npm run serve`: serves a built tree without preparation. For containers and service units.
await main(async () => {
  process.env.NODE_ENV ||= "production";
  await startServer();
});
