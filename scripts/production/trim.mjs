import { main } from "../unready.mjs";
import { keepRunning } from "./packages.mjs";

// The last step of an image's build: `node scripts/production/trim.mjs` removes what only builds need.
await main(async () => {
  const kept = await keepRunning();
  console.log(`${kept.length} packages stay`);
});
