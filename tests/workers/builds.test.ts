// @engines one
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projectRoot } from "~/app/environment";
import { makeCurrent, removeOldBuilds } from "../../scripts/builds.mjs";
import { built } from "../support/built";
import { startServer, type TestServer } from "../support/server";

// Inside the project, where a build finds the libraries.
const builds = join(projectRoot, `node_modules/.cache/bouquet/builds-${process.pid}`);
const settings = { BUILDS_DIR: builds, WORKERS: "2" };

beforeAll(() => {
  for (const name of ["old", "new"]) {
    cpSync(built(), join(builds, name), { recursive: true, filter: (path) => !path.endsWith("/served") });
    writeFileSync(join(builds, name, `client/assets/${name}.txt`), name);
  }
  makeCurrent("old", builds);
});
afterAll(() => rmSync(builds, { recursive: true, force: true }));

test("a server and its later workers keep the build they started with; the next server serves the next build", async () => {
  await serving(async (server) => {
    makeCurrent("new", builds);
    removeOldBuilds(builds);
    const before = server.workers();
    for (const worker of before) process.kill(worker, "SIGKILL");
    const replaced = () => server.workers().filter((pid) => !before.includes(pid)).length;
    await expect.poll(replaced).toBe(2);
    await expect.poll(() => textsOf(server)).toEqual([200, 404]);
    expect((await server.ask({ host: "velvet.example", path: "/login" })).status).toBe(200);
  });
  await serving(async (server) => expect(await textsOf(server)).toEqual([404, 200]));
});

test("a build that is neither current nor served is removed, as is one that was broken off", () => {
  mkdirSync(join(builds, "broken-off/client"), { recursive: true });
  removeOldBuilds(builds);
  expect(readdirSync(builds).sort()).toEqual(["current", "new"]);
});

async function serving(look: (server: TestServer) => Promise<void>): Promise<void> {
  const server = await startServer({ velvet: {} }, settings);
  try {
    await look(server);
  } finally {
    await server.stop();
  }
}

/** The statuses of the file that only the old build has, and of the one that only the new build has. */
async function textsOf(server: TestServer): Promise<number[]> {
  const ask = (name: string) => server.ask({ host: "velvet.example", path: `/assets/${name}.txt` });
  return [(await ask("old")).status, (await ask("new")).status];
}
