// @engines both
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTenants } from "~/app/databases";
import { grant } from "~/app/domain/money/ledger/ledger";
import { projectRoot, readEnvironment } from "~/app/environment";
import { catalogues } from "~/app/locales/catalogues";
import { engine } from "~/db/engine";
import { idMaker } from "~/db/ids";
import type { Databases } from "~/db/open";
import { accounts } from "~/db/tables";
import { debianPrograms, type OwnPostgres, startOwnPostgres } from "../support/own-postgres";
import { GRANTED, PACKAGE, startPeople } from "../support/persistent-people";
import { type Joined, joinAt, startServer, type TestServer } from "../support/server";

const HOST = "velvet.example";
const ONYX = "onyx.example";
const full = process.env.BOUQUET_FULL === "1";
/** Far more than it takes, for when the machine is busy. */
const SOON = { timeout: 60_000 };
const LONGEST = 180_000;
const desk = { newId: idMaker(Date.now, randomBytes), now: Date.now };
const SITE = { demo: true, credits: { perMessage: 1, packages: [PACKAGE] } };
const canRun = engine === "postgres" && debianPrograms() !== undefined;

describe.runIf(canRun)("two machines with two PostgreSQL servers", () => {
  let folder: string;
  let main: OwnPostgres;
  let north: OwnPostgres;
  let machines: TestServer[];
  let databases: Databases;
  let receiver: Joined;
  let people: Joined[];
  let turn = 0;

  /** Of each machine in turn. */
  const ask: TestServer["ask"] = (request) => machines[turn++ % machines.length]!.ask(request);

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "bouquet-cells-"));
    chmodSync(folder, 0o755);
    for (const name of ["one", "two", "machines"]) mkdirSync(join(folder, name), { mode: 0o755 });
    [main, north] = await Promise.all(["one", "two"].map((name) => startOwnPostgres(join(folder, name))));
    const settings = {
      DATABASE_URL: main!.url,
      DATABASE_CELLS: `north=${north!.url}`,
      SECRET: "the same on all machines of these sites",
      ADMIN_PORT: "0",
    };
    const first = await startServer({ velvet: SITE, onyx: {} }, settings, join(folder, "machines"));
    const { TENANTS_DIR = "" } = first.settings;
    machines = [first, await startServer({}, { ...settings, TENANTS_DIR }, join(folder, "machines"))];
    databases = openTenants(readEnvironment(first.settings), { limit: 4 });
    for (const [slug, cell] of [
      ["velvet", "main"],
      ["onyx", "main"],
    ] as const)
      await cellCommand("place", slug, cell);
    const joined = (name: string, host = HOST) => joinAt({ ask, mailboxes: join(folder, "machines"), host, name });
    receiver = await joined("Rosa");
    people = [await joined("Anna"), await joined("Bert")];
    await joined("Carla", ONYX);
    await databases.of("velvet").transact(async (tx) => {
      for (const { id } of people) await grant(desk, tx, { id }, { amount: GRANTED, cause: "grant", key: id });
      await tx.drizzle.update(accounts).set({ signedUpAt: 0 });
    });
  }, LONGEST);

  afterAll(async () => {
    await databases?.close();
    for (const machine of machines ?? []) await machine.stop();
    await Promise.all([main?.stop(), north?.stop()]);
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  function command(...words: string[]) {
    const env = machines[0]!.settings;
    const all = ["scripts/bouquet.mjs", "cell", ...words, "--json"];
    const child = spawn(process.execPath, all, { cwd: projectRoot, env });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        said += chunk;
      });
    }
    return { child, said: () => said, code: once(child, "close").then(([code]) => code as number | null) };
  }

  async function cellCommand(...words: string[]): Promise<string> {
    const { said, code } = command(...words);
    expect(await code, said()).toBe(0);
    return said();
  }

  const statusAt = async (host: string, machine: TestServer, path = "/login") =>
    (await machine.ask({ host, path })).status;
  const schemasAt = async (server: OwnPostgres) => {
    const found = await server.query<{ name: string }>(
      "select nspname as name from pg_namespace where nspname ~ '^velvet'",
    );
    return found.map(({ name }) => name);
  };

  /** People live while the site is moved; nothing that was acknowledged may be lost or doubled, and nobody is left without words. */
  async function withPeople(round: string, happen: () => Promise<void>): Promise<void> {
    const life = await startPeople({ nodes: { ask, databases }, host: HOST, slug: "velvet", people, receiver, round });
    let reading = true;
    const unread: number[] = [];
    const reads = (async () => {
      for (let at = 0; reading; at++) {
        const status = await statusAt(HOST, machines[at % 2]!, "/");
        if (status !== 200) unread.push(status);
        await pause(50);
      }
    })();
    const more = async () => {
      const before = life.done();
      await expect.poll(life.done, { timeout: 90_000 }).toBeGreaterThanOrEqual(before + 2);
    };
    await more();
    await happen();
    await more();
    reading = false;
    await reads;
    await life.stop();
    await life.check();
    expect(unread).toEqual([]);
    for (const { status, body } of life.failures) {
      expect(status, body).toBe(503);
      expect(body).toContain(catalogues.en["error.moving"].split(".")[0]);
    }
    console.info(
      `${life.done()} messages; ${life.failures.length} refused while it moved; longest answer ${Math.round(life.longest())} ms`,
    );
  }

  test(
    "a site is moved from one to the other while people write, and both machines follow at once",
    async () => {
      await withPeople("there", async () => {
        expect(await cellCommand("move", "velvet", "north")).toContain('"did": "moved"');
        expect(await statusAt(ONYX, machines[0]!)).toBe(200);
      });
      expect(await cellCommand("list")).toMatch(/"slug": "velvet",\s+"cell": "north"/);
      expect(await schemasAt(north)).toEqual(["velvet"]);
    },
    LONGEST,
  );

  test(
    "a server that is away takes its sites along, in words, and no others",
    async () => {
      await north.kill();
      for (const machine of machines) {
        const answer = await machine.ask({ host: HOST, path: "/members", headers: { Cookie: people[0]!.cookie } });
        expect(answer.status).toBe(503);
        expect(answer.body).toContain(catalogues.en["error.unavailable"].split(".")[0]);
        expect(await statusAt(ONYX, machine)).toBe(200);
        expect((await machine.health("/serving")).status).toBe(200);
        expect((await machine.health("/metrics")).body).toContain('bouquet_cell_up{cell="north"} 0');
      }
      expect(await cellCommand("list")).toContain("ECONNREFUSED");
      await north.start();
      for (const machine of machines) await expect.poll(() => statusAt(HOST, machine), SOON).toBe(200);
    },
    LONGEST,
  );

  test.runIf(full)(
    "a move that is killed again and again leaves it in one place, and comes to its end",
    async () => {
      await cellCommand("clear", "velvet", "main", "--yes");
      await withPeople("back", async () => {
        for (let kill = 0; kill < 12; kill++) {
          const { child, code } = command("move", "velvet", "main");
          await pause(500 + 250 * kill);
          child.kill("SIGKILL");
          await code;
          const listed = await cellCommand("list");
          expect(listed).toMatch(/"slug": "velvet",\s+"cell": "(north|main)"/);
          if (/"slug": "velvet",\s+"cell": "main"/.test(listed)) break;
        }
        await expect
          .poll(
            async () => {
              const { code, said } = command("move", "velvet", "main");
              await code;
              return said();
            },
            { timeout: 120_000 },
          )
          .toMatch(/"did": "(moved|resumed|nothing)"/);
      });
      expect(await schemasAt(main)).toEqual(["velvet"]);
    },
    600_000,
  );
});
