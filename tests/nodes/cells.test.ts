// @engines postgres
// @tier full
import { execFile } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { projectRoot } from "~/app/settings/environment";
import { type Nodes, needsMachines, startNodes } from "../support/nodes";
import { type OwnPostgres, startOwnPostgres } from "../support/own-postgres";
import { PACKAGE, type PersistentPeople, settlePeople, startPeople } from "../support/persistent-people";
import { type Pooler, startPooler } from "../support/pooler";
import type { Joined } from "../support/server";

const VELVET = { host: "velvet.example", slug: "velvet" };
const ONYX = "onyx.example";
/** In ms, on a busy machine. */
const LONGEST = 600_000;
/** Generous, for a busy machine. */
const SOON = { timeout: 60_000 };

describe("three machines with two PostgreSQL servers, each behind a pooler", needsMachines(), () => {
  const folder = mkdtempSync(join(tmpdir(), "bouquet-south-"));
  let south: OwnPostgres;
  let pooler: Pooler;
  let nodes: Nodes;
  let settled: { receiver: Joined; people: Joined[] };

  beforeAll(async () => {
    chmodSync(folder, 0o755);
    south = await startOwnPostgres(folder);
    pooler = await startPooler(south.url, { default_pool_size: "12" });
    const brand = { demo: true, credits: { perMessage: 1, packages: [PACKAGE] } };
    nodes = await startNodes({ velvet: brand }, { DATABASE_CELLS: `south=${pooler.url} south.direct=${south.url}` });
    settled = await settlePeople({ nodes, ...VELVET, count: 8 });
    await cell("place", "onyx", "main");
    nodes.tenants.tenant("onyx", { name: "Onyx" });
    await vi.waitFor(async () => expect(await statusOf(ONYX)).toEqual([200, 200, 200]), SOON);
  }, LONGEST);

  afterAll(async () => {
    await nodes?.stop();
    await pooler?.stop();
    await south?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Runs `npx bouquet cell ...` on the first machine. */
  async function cell(...words: string[]) {
    const env = { ...nodes.settings, DATA_DIR: nodes.all[0]!.dataDir };
    const command = ["scripts/bouquet.mjs", "cell", ...words, "--json"];
    const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: projectRoot, env });
    return JSON.parse(stdout);
  }

  /** Returns the status of a page with a database query, at each machine. */
  const statusOf = (host: string) =>
    Promise.all(nodes.all.map(async (node) => (await node.ask({ host, path: "/api/search.php" })).status));

  const whereVelvetLies = async () =>
    (await cell("list")).sites.find(({ slug }: { slug: string }) => slug === VELVET.slug)?.cell;

  /** Checks that acknowledged writes exist once, and that the others were refused with a message. */
  async function nothingLost(life: PersistentPeople): Promise<void> {
    await life.stop();
    await nodes.placements!.read();
    await life.check();
    for (const { status, body } of life.failures) {
      expect(status).toBe(503);
      expect(body).toMatch(/\p{L}{4}/u);
    }
  }

  test(
    "a brand in use moves to the other server and back, and loses nothing",
    async () => {
      const former = (await whereVelvetLies()) as string;
      const other = former === "main" ? "south" : "main";
      for (const [round, to] of [other, former].entries()) {
        const life = await startPeople({ nodes, ...VELVET, ...settled, round: `move ${round}` });
        const more = async () => {
          const before = life.done();
          await expect.poll(life.done, SOON).toBeGreaterThan(before + 2);
        };
        await more();
        if (to === former) await cell("clear", VELVET.slug, to, "--yes");
        expect(await cell("move", VELVET.slug, to)).toMatchObject({ to, did: "moved" });
        await more();
        expect(await whereVelvetLies()).toBe(to);
        await nothingLost(life);
      }
    },
    LONGEST,
  );

  test(
    "an unavailable server affects only its own brands, until it is back",
    async () => {
      if ((await whereVelvetLies()) === "main") {
        await cell("clear", VELVET.slug, "south", "--yes");
        await cell("move", VELVET.slug, "south");
      }
      const life = await startPeople({ nodes, ...VELVET, ...settled, round: "gone" });
      await expect.poll(life.done, SOON).toBeGreaterThan(2);
      await south.kill();
      await expect.poll(() => life.failures.length, SOON).toBeGreaterThan(0);
      for (let turn = 0; turn < 10; turn++) {
        expect(await statusOf(ONYX)).toEqual([200, 200, 200]);
        await pause(100);
      }
      for (const node of nodes.all) expect((await node.health("/readyz")).status).toBe(200);
      const before = life.done();
      await south.start();
      await expect.poll(life.done, { timeout: 90_000 }).toBeGreaterThan(before + 2);
      await nothingLost(life);
    },
    LONGEST,
  );
});
