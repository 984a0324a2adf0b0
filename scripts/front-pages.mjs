import { builtServer } from "./running.mjs";
import { main } from "./unready.mjs";

// Prints the status of each site's front page in this environment. Started by `backup verify`.
await main(async () => {
  const { frontPages } = await builtServer();
  process.stdout.write(JSON.stringify(await frontPages()));
  process.exit();
});
