// @engines one
// @tier full
import { cpSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projectRoot } from "~/app/settings/environment";
import { formerBuild, makeCurrent, removeOldBuilds } from "../../scripts/builds.mjs";
import { built } from "../support/built";
import { startServer, type TestServer } from "../support/server";

// Inside the project, where a build finds the libraries.
const builds = join(projectRoot, `node_modules/.cache/bouquet/builds-${process.pid}`);
const settings = { BUILDS_DIR: builds, WORKERS: "2" };

beforeAll(() => {
  for (const name of ["old", "new"]) {
    cpSync(built(), join(builds, name), { recursive: true, filter: (path) => !path.endsWith("/served") });
    writeFileSync(join(builds, name, `client/${name}.txt`), name);
  }
  makeCurrent("old", builds);
});
afterAll(() => rmSync(builds, { recursive: true, force: true }));

test("a server and its later workers keep their build; the next server serves the next build", async () => {
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

test("a build deletes interrupted and old builds, except the current, the former and the newest two others", () => {
  const now = Date.now() / 1000;
  for (const [age, name] of ["spare", "second-spare", "one-before", "aged"].entries()) {
    for (const folder of ["server", "client"]) mkdirSync(join(builds, name, folder), { recursive: true });
    for (const file of ["server/index.js", "stamp"]) writeFileSync(join(builds, name, file), "");
    utimesSync(join(builds, name, "stamp"), now + 60 - age, now + 60 - age);
  }
  mkdirSync(join(builds, "broken-off/client"), { recursive: true });
  makeCurrent("new", builds, "one-before");
  removeOldBuilds(builds);
  const kept = ["current", "former", "new", "one-before", "second-spare", "spare"];
  expect(readdirSync(builds).sort()).toEqual(kept);
  expect(formerBuild(join(builds, "new"), builds)).toBe(join(builds, "one-before"));
  makeCurrent("spare", builds);
  // The pointer belongs to another build's release, so the next older build is used.
  expect(formerBuild(join(builds, "spare"), builds)).toBe(join(builds, "second-spare"));
});

async function serving(look: (server: TestServer) => Promise<void>): Promise<void> {
  const server = await startServer({ velvet: {} }, settings);
  try {
    await look(server);
  } finally {
    await server.stop();
  }
}

/** Returns the status of the files of only the old and only the new build. Their names reveal no content. */
async function textsOf(server: TestServer): Promise<number[]> {
  const ask = (name: string) => server.ask({ host: "velvet.example", path: `/${name}.txt` });
  return [(await ask("old")).status, (await ask("new")).status];
}
