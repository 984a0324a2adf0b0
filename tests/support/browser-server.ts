import { join } from "node:path";
import { chromium } from "@playwright/test";
import { HEADLESS_SHELL } from "./chromium";
import { startDemoServer } from "./demo-server";
import { obstacleTo, setOf } from "./picture-book";
import { offerPicturedServer } from "./pictured-server";

/**
 * The built server of all browser tests, with temporary data and a copy of the demo tenants that tests may change. Sets
 * BOUQUET_TEST_PORT, BOUQUET_TEST_TENANTS (the copy) and BOUQUET_TEST_MAILBOX. Uses a running server if the port is
 * set; a run of pictures needs none. The pictured server starts on demand. BOUQUET_PICTURE_SET names this browser's set
 * of pictures, on which the declared tests depend.
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
