import { join } from "node:path";
import { demoLogins, makeDemoData } from "./demo.mjs";
import { demoDeskLink, openDemoDesk } from "./demo-desk.mjs";
import { prepare } from "./prepare.mjs";
import { asked, builtServer, startServer } from "./running.mjs";
import { printSites } from "./sites-table.mjs";
import { main } from "./unready.mjs";

// `npm start`: from a fresh clone to running sites.
await main(async () => {
  process.env.NODE_ENV ||= "production";
  process.env.LOG_LEVEL ||= "warn"; // somebody looks on: the table is what they want to read
  await prepare();
  const { demoTenants } = await builtServer();
  const { dataDir, slugs, others } = await asked(demoTenants);
  await makeDemoData(dataDir, slugs);
  const hasDemoDesk = openDemoDesk({ slugs, others });
  const server = await startServer();
  const hasMailbox = process.env.OPERATOR_HOST && !process.env.OPERATOR_MAIL_URL;
  const mailbox = hasMailbox ? join(dataDir, "mailbox/control") : undefined;
  printSites(server.sites, demoLogins(dataDir), hasDemoDesk ? await demoDeskLink() : undefined, mailbox);
});
