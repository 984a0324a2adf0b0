import { installNode } from "../node.mjs";
import { Unready } from "../unready.mjs";
import { vitest } from "./runners.mjs";

/** Tests of what a new Node can break: native modules, streams, sockets, processes and times. */
const FILES = [
  "db/open.test.ts",
  "db/sqlite-driver.test.ts",
  "app/domain/talk/chats/chats.test.ts",
  "tests/gate/contract.test.ts",
  "tests/gate/events.test.ts",
  "tests/gate/photos.test.ts",
  "tests/workers/stop.test.ts",
];

/**
 * Downloads Node 26 and tests the product's core on it.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<import("./report.mjs").Outcome[]>} one skipped test if the Node cannot be fetched
 */
export async function testOnNode26(env) {
  try {
    const { path } = await installNode("26");
    return await vitest("tests on Node 26", env, ["--project", "sqlite", ...FILES], path);
  } catch (error) {
    if (!(error instanceof Unready)) throw error;
    return [{ name: "tests on Node 26", status: "skipped", message: "Node 26 can't be fetched" }];
  }
}
