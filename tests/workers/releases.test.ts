// @engines one
// @tier full
import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projectRoot } from "~/app/settings/environment";
import { runningServers } from "~/scripts/servers.mjs";
import { makeCurrent } from "../../scripts/builds.mjs";
import { addMigration, type BuildCopies, buildCopies, changeJson } from "../support/build-copies";
import { type Listening, listenTo } from "../support/event-stream";
import { schemaFacts } from "../support/schema-facts";
import { type Joined, startServer, type TestServer } from "../support/server";
import { volume } from "../support/share";
import { steadyLoad } from "../support/steady-load";

const HOST = "velvet.example";
const toDutch = { host: HOST, method: "POST", path: "/language", form: { language: "nl", next: "/" } };
/** Each takes ten seconds or more, because idle connections are left to their clients. */
const TAKEOVERS = volume(2, 20);
const SOON = { timeout: 90_000, interval: 50 };

let builds: BuildCopies;
let server: TestServer;

beforeAll(async () => {
  builds = buildCopies();
  builds.copy("first", (build) => {
    for (const name of ["first", "desk"]) writeFileSync(join(build, `client/assets/${name}.txt`), name);
    changeJson(join(build, "files.json"), (files) => files.console.push("/assets/desk.txt"));
  });
  builds.copy("second", (build) => {
    writeFileSync(join(build, "client/assets/second.txt"), "second");
    addMigration(build, "9000_later", 'ALTER TABLE "tenant"."profile" ADD COLUMN "later" text');
    changeJson(join(build, "release.json"), (release) => Object.assign(release, { primary: "another" }));
  });
  builds.copy("dead", (build) => {
    const entry = join(build, "server/index.js");
    writeFileSync(entry, `${readFileSync(entry, "utf8")}\nthrow new Error("a build that can't start");`);
  });
  builds.copy("mute", (build) => {
    const entry = join(build, "server/index.js");
    // A build that starts, and responds to every request with an error.
    const broken = `import { Server } from "node:http"; const emit = Server.prototype.emit; Server.prototype.emit = function (name, ...given) {
if (name !== "request") return emit.call(this, name, ...given); given[1].writeHead(500).end(); return true; };`;
    writeFileSync(entry, `${broken}\n${readFileSync(entry, "utf8")}`);
  });
  builds.copy("shrunk", (build) => addMigration(build, "9000_shrunk", 'DROP TABLE "tenant"."saved_search"'));
  builds.copy("contracted", (build) => {
    addMigration(build, "9000_expanded", 'ALTER TABLE "tenant"."profile" ADD COLUMN "later" text');
    addMigration(build, "9001_contract-9000-searches", 'DROP TABLE "tenant"."saved_search"');
  });
  makeCurrent("first", builds.folder);
  server = await startServer({ velvet: {} }, { BUILDS_DIR: builds.folder, WORKERS: "2" });
});
afterAll(async () => {
  await server?.stop();
  builds.remove();
});

test("builds take over under load and back again, and no request is refused", async () => {
  const [anna, bert] = [await server.join(HOST, "Anna"), await server.join(HOST, "Bert")];
  const load = steadyLoad({ port: server.port, host: HOST, clients: volume(4, 9) });
  const page = await follow(anna);
  const figures: number[] = [];
  for (let round = 0; round < TAKEOVERS; round++) {
    const inFlight = await Promise.all(Array.from({ length: 4 }, () => server.begin(toDutch)));
    const before = server.workers();
    const name = round % 2 === 0 ? "second" : "first";
    const began = performance.now();
    // Every second round returns to the former build by `release back`.
    const taking = release(round % 2 === 0 ? ["take", name] : ["back"]);
    await expect.poll(() => server.workers().some((pid) => !before.includes(pid)), SOON).toBe(true);
    await send(bert, anna, `${round}`);
    for (const request of inFlight) expect((await request.finish()).status).toBe(302);
    expect(await taking).toMatchObject({ code: 0, out: expect.stringContaining(`serves ${name}: 2 workers`) });
    figures.push((performance.now() - began) / 1000);
    expect(await servedBuilds()).toEqual([name, name]);
    expect(server.workers().filter((pid) => before.includes(pid))).toEqual([]);
    // Loaded pages keep working.
    for (const file of ["first", "second"])
      expect((await server.ask({ host: HOST, path: `/assets/${file}.txt` })).status).toBe(200);
    // A build serves no file of another build's console.
    if (name === "second") expect((await server.ask({ host: HOST, path: "/assets/desk.txt" })).status).toBe(404);
  }
  await load.stop();
  expect(load.refused).toEqual([]);
  await expect.poll(() => page.texts(), SOON).toEqual(Array.from({ length: TAKEOVERS }, (_, round) => `${round}`));
  expect(page.resumed()).toBeGreaterThanOrEqual(TAKEOVERS);
  page.leave();
  expect((await schemaFacts(server.place, "velvet")).join("\n")).toContain("later");
  const seconds = figures.map((each) => each.toFixed(1)).join(", ");
  console.log(
    `${TAKEOVERS} takeovers (${seconds} s), ${load.answered()} requests answered, ${load.refused.length} refused`,
  );
}, 900_000);

test("a refused release states the reason or the need of a restart, and changes nothing", async () => {
  // The former test returned to this build.
  expect(await servedBuilds()).toEqual(["first", "first"]);
  const before = server.workers().sort();
  const refused = async (name: string, reason: string) => {
    expect(await release(["take", name])).toMatchObject({ code: 1, err: expect.stringContaining(reason) });
    expect(server.workers().sort()).toEqual(before);
    expect(readFileSync(join(builds.folder, "current"), "utf8")).toBe("first");
  };
  await refused("dead", "it ended with 1");
  await refused("mute", "velvet 500");
  await refused("shrunk", "removes the table saved_search");
  await refused("contracted", "take an intermediate build first");
  await refused("nowhere", "There is no build nowhere");
  await refused("../first", "There is no build ../first");
  changeJson(join(builds.folder, "dead/release.json"), (own) => Object.assign(own, { protocol: 99 }));
  await refused("dead", "restart the server");
  changeJson(join(builds.folder, "dead/release.json"), (own) => Object.assign(own, { packages: "others" }));
  await refused("dead", "other packages");
  expect(await release(["check", "shrunk"])).toMatchObject({ code: 1 });
  expect(await release(["check", "second"])).toMatchObject({ code: 0 });
  expect((await server.ask({ host: HOST, path: "/login" })).status).toBe(200);
  const taken = await release(["take", "second"]);
  expect(taken).toMatchObject({ code: 0, out: expect.stringContaining("its own code differs in this release") });
  expect((await release(["list"])).out).toMatch(
    /second .*9000_later .*serving \(2\), current\n(.*\n)*first .*keeps the workers, former/,
  );
}, 300_000);

test("a release killed halfway is complete or has not begun: the command, a new worker, an old one", async () => {
  // The former test left the second build served.
  expect(await servedBuilds()).toEqual(["second", "second"]);
  const load = steadyLoad({ port: server.port, host: HOST, clients: 4 });
  const before = server.workers();
  const one = release(["take", "first"]);
  process.kill(await newcomer(before), "SIGKILL");
  expect(await one).toMatchObject({ code: 1, err: expect.stringContaining("SIGKILL") });
  expect(await servedBuilds()).toEqual(["second", "second"]);
  expect(server.workers().sort()).toEqual([...before].sort());

  const another = release(["take", "first"]);
  await newcomer(before);
  another.kill();
  await another;
  await expect.poll(servedBuilds, SOON).toEqual(["first", "first"]);
  await expect.poll(() => server.workers(), SOON).toHaveLength(2);
  expect(readFileSync(join(builds.folder, "current"), "utf8")).toBe("second");
  expect(await release(["list"])).toMatchObject({ out: expect.stringContaining("its next start serves second") });
  expect(await release(["take", "first"])).toMatchObject({
    code: 0,
    out: expect.stringContaining("serves first already"),
  });
  await load.stop();
  expect(load.refused).toEqual([]);

  const inFlight = await Promise.all(Array.from({ length: 4 }, () => server.begin(toDutch)));
  const after = server.workers();
  const back = release(["take", "second"]);
  await expect.poll(async () => (await servedBuilds()).includes("second"), SOON).toBe(true);
  for (const pid of after) process.kill(pid, "SIGKILL");
  await Promise.allSettled(inFlight.map((request) => request.finish()));
  expect(await back).toMatchObject({ code: 0 });
  await expect.poll(servedBuilds, SOON).toEqual(["second", "second"]);
}, 300_000);

/** Returns the builds of the workers that get connections. */
async function servedBuilds(): Promise<string[]> {
  const [running] = await runningServers(server.dataDir);
  return running!.status.workers.filter(({ serves }) => serves).map(({ build }) => build);
}

/** Returns the process id of a new worker. */
async function newcomer(before: number[]): Promise<number> {
  const found = () => server.workers().find((pid) => !before.includes(pid));
  await expect.poll(found, { ...SOON, interval: 10 }).toBeDefined();
  return found()!;
}

interface Ran {
  code: number;
  out: string;
  err: string;
}

function release(words: string[]): Promise<Ran> & { kill(): void } {
  let kill = () => {};
  const ran = new Promise<Ran>((done) => {
    const child = execFile(
      process.execPath,
      ["scripts/bouquet.mjs", "release", ...words],
      { cwd: projectRoot, env: server.settings },
      (error, out, err) => done({ code: error ? Number(error.code ?? -1) : 0, out, err }),
    );
    kill = () => void child.kill("SIGKILL");
  });
  return Object.assign(ran, { kill: () => kill() });
}

async function send(from: Joined, to: Joined, text: string): Promise<void> {
  const headers = { Cookie: from.cookie };
  const chat = await server.ask({ host: HOST, path: `/api/chat.php?profile=${to.id}`, headers });
  const json = { conversation: chat.json().id, text, key: text };
  expect((await server.ask({ host: HOST, method: "POST", path: "/api/messages.php", headers, json })).status).toBe(201);
}

/** Opens a page whose event stream reconnects as in a browser. */
async function follow(member: Joined) {
  const texts: string[] = [];
  let resumed = 0;
  let left = false;
  let listening: Listening = await listenTo(server, HOST, member);
  const textsIn = ({ events }: Listening) =>
    events.flatMap(({ kind, data }) => (kind === "message" ? [data.message.text as string] : []));
  const watch = setInterval(async () => {
    if (left || !listening.ended) return;
    const { lastId } = listening;
    texts.push(...textsIn(listening));
    listening = { ...listening, events: [], ended: false };
    listening = await listenTo(server, HOST, member, { resume: lastId });
    resumed++;
  }, 20);
  return {
    texts: () => [...texts, ...textsIn(listening)],
    resumed: () => resumed,
    leave() {
      left = true;
      clearInterval(watch);
      listening.leave();
    },
  };
}
