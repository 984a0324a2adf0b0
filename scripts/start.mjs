import { prepareDemo } from "./demo-sites.mjs";
import { prepare } from "./prepare.mjs";
import { asked, builtServer, startServer } from "./running.mjs";
import { main } from "./unready.mjs";

// `npm start`: prepares a fresh clone and serves its sites.
await main(async () => {
  process.env.NODE_ENV ||= "production";
  process.env.LOG_LEVEL ||= "warn"; // the terminal should show the table, not the log
  await prepare();
  const { demoTenants } = await builtServer();
  const printTable = await prepareDemo(await asked(demoTenants));
  const server = await startServer();
  await printTable(server.sites);
});
