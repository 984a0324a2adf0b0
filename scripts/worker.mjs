import { builtServer } from "./running.mjs";
import { main } from "./unready.mjs";

// One of the processes that serve: started by the one that keeps them, never by hand.
await main(async () => {
  const { work } = await builtServer(process.env.SERVED_BUILD);
  await work();
});
