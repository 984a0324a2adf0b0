import { join } from "node:path";
import { startDemoServer } from "./demo-server";
import { offerPicturedServer } from "./pictured-server";

/**
 * One built server for all browser tests, on throw-away data and a copy of the demo tenants that tests may change. Its
 * port is in BOUQUET_TEST_PORT, the copy in BOUQUET_TEST_TENANTS, its mails in BOUQUET_TEST_MAILBOX. Where the port is set
 * already, that server is used; a run that only takes pictures needs none. The server that is pictured starts when a test
 * asks for it.
 */
export default async function startServer(): Promise<() => Promise<void>> {
  const endPictured = await offerPicturedServer();
  if (process.env.BOUQUET_TEST_PORT || process.env.BOUQUET_PICTURES) return endPictured;
  const { port, tenants, dataDir, stop } = await startDemoServer({ workers: 2, members: 60 });
  process.env.BOUQUET_TEST_PORT = port;
  process.env.BOUQUET_TEST_TENANTS = tenants;
  process.env.BOUQUET_TEST_MAILBOX = join(dataDir, "mailbox");
  return async () => {
    await Promise.all([endPictured(), stop()]);
  };
}
