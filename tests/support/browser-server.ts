import { join } from "node:path";
import { chromium } from "@playwright/test";
import { HEADLESS_SHELL } from "./chromium";
import { startDemoServer } from "./demo-server";
import { obstacleTo, setOf } from "./picture-book";
import { offerPicturedServer } from "./pictured-server";

/**
 * One built server for all browser tests, on throw-away data and a copy of the demo tenants that tests may change. Its
 * port is in BOUQUET_TEST_PORT, the copy in BOUQUET_TEST_TENANTS, its mails in BOUQUET_TEST_MAILBOX. Where the port is set
 * already, that server is used; a run of pictures alone needs none. The server that is pictured starts when a test
 * asks for it. Which set of pictures this browser draws is in BOUQUET_PICTURE_SET: the tests that are declared depend on it.
 */
export default async function startServer(): Promise<() => Promise<void>> {
  const endPictured = await offerPicturedServer();
  const set = await pictureSet();
  process.env.BOUQUET_PICTURE_SET = set;
  const obstacle = obstacleTo(set);
  if (obstacle && process.env.BOUQUET_PICTURES !== "make") console.log(obstacle);
  if (process.env.BOUQUET_TEST_PORT || process.env.BOUQUET_PICTURES || process.env.BOUQUET_PAGES_ALONE)
    return endPictured;
  const { port, tenants, dataDir, stop } = await startDemoServer({ workers: 2, members: 60 });
  process.env.BOUQUET_TEST_PORT = port;
  process.env.BOUQUET_TEST_TENANTS = tenants;
  process.env.BOUQUET_TEST_MAILBOX = join(dataDir, "mailbox");
  return async () => {
    await Promise.all([endPictured(), stop()]);
  };
}

async function pictureSet(): Promise<string> {
  const browser = await chromium.launch(HEADLESS_SHELL);
  try {
    return await setOf(browser);
  } finally {
    await browser.close();
  }
}
