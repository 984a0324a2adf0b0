import { builtServer } from "./running.mjs";
import { main } from "./unready.mjs";

// A look at whether the sites of this environment can be served: prints the status of each front page. Started by `backup verify`.
await main(async () => {
  const { frontPages } = await builtServer();
  process.stdout.write(JSON.stringify(await frontPages()));
  process.exit();
});
