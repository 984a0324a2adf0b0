import { main } from "../unready.mjs";
import { keepRunning } from "./packages.mjs";

// Last step of an image's build: `node scripts/production/trim.mjs` deletes what only builds need.
await main(async () => {
  const kept = await keepRunning();
  console.log(`${kept.length} packages stay`);
});
