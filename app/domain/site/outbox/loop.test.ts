// @engines both
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { projectRoot } from "~/app/settings/environment";
import { testOnSqlite } from "~/tests/support/engines";
import { inOutbox, partsOf } from "~/tests/support/in-outbox";
import { letter, letters } from "~/tests/support/letters";
import { processOf } from "~/tests/support/processes";
import { placeOf, testDatabases } from "~/tests/support/test-databases";
import { type TestSite, testSite } from "~/tests/support/test-site";
import { fullTest } from "~/tests/support/tiers";
import { type Parts, type RunningOutbox, runOutbox } from "./loop";
import { type Effect, enqueue } from "./outbox";

const order = (key: string, dueAt?: number) => ({ key, payload: {}, dueAt });
const running: RunningOutbox[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((each) => each.stop()));
});

/** Runs these sites' outbox in this process; their buses report due jobs. */
function run(sites: TestSite[], effects: readonly Effect[], parts: Partial<Parts> = {}): RunningOutbox {
  const outbox = runOutbox({
    ...partsOf(sites, effects),
    owner: `${running.length}`,
    ...parts,
  });
  running.push(outbox);
  for (const site of sites) {
    site.bus.subscribe((event) => event.kind === "effects" && outbox.wake(site.databaseName, event.dueAt));
  }
  return outbox;
}

const put = (site: TestSite, ...orders: ReturnType<typeof order>[]) =>
  site.db.transact(async (tx) => {
    for (const each of orders) await enqueue(site, tx, letter, each);
  });

describe("the outbox of a process", () => {
  testOnSqlite("runs earlier and later jobs, each with its site", async () => {
    const [one, two] = [await testSite(), await testSite()];
    await put(one, order("before"));
    const sent: string[] = [];
    run(
      [one, two],
      letters(async ({ key }, site) => void sent.push(`${key} ${site === one ? "one" : "two"}`)),
    );
    await expect.poll(() => sent).toEqual(["before one"]);
    await put(two, order("later"));
    await expect.poll(() => sent).toEqual(["before one", "later two"]);
  });

  test("continues until nothing is due", async () => {
    const site = await testSite();
    const keys = Array.from({ length: 90 }, (_, index) => `${index}`);
    const sent: string[] = [];
    run(
      [site],
      letters(async ({ key }) => void sent.push(key)),
    );
    await put(site, ...keys.map((key) => order(key)));
    await expect.poll(() => sent.length).toBe(90);
    expect(new Set(sent).size).toBe(90);
  });

  testOnSqlite("retries when the retry is due, without a wake-up", async () => {
    const site = await testSite({ now: Date.now() });
    const begun = Date.now();
    site.now = () => Date.now();
    const sent: number[] = [];
    run(
      [site],
      letters(async () => void sent.push(Date.now() - begun)),
    );
    await put(site, order("a", begun + 700));
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]).toBeGreaterThanOrEqual(700);
  });

  testOnSqlite("reads nothing for jobs due after its next round", async () => {
    const site = await testSite({ now: Date.now() });
    const looks: string[] = [];
    const glance: Parts["glance"] = async (slug, read) => {
      const seen = await testDatabases().glance(slug, read);
      looks.push(slug);
      return seen;
    };
    run(
      [site],
      letters(async () => {}),
      { glance, stamp: () => "as it was" },
    );
    await expect.poll(() => looks.length).toBe(1);
    await put(site, order("in an hour", site.now() + 60 * 60_000));
    await put(site, order("now"));
    await expect.poll(() => inOutbox(site, "done")).toMatchObject([{ key: "now" }]);
    await expect.poll(() => looks.length).toBe(2);
  });

  testOnSqlite("leaves jobs without a handler, and reports how many wait", async () => {
    const site = await testSite();
    const outbox = run(
      [site],
      letters(async () => {}),
    );
    await put(site, order("a"));
    await site.db.transact((tx) => enqueue(site, tx, { ...letter, kind: "parcel" }, order("b")));
    await expect.poll(() => inOutbox(site, "done")).toMatchObject([{ key: "a" }]);
    await expect.poll(() => outbox.depths().get(site.databaseName)).toEqual({ waiting: 1, dead: 0, dueAt: null });
  });

  test("reads on its rounds only changed databases, and those with something due", async () => {
    const site = await testSite({ now: Date.now() });
    const [looks, sent]: [string[], string[]] = [[], []];
    let [stamp, rounds] = ["as it was", 0];
    run(
      [{ ...site, bus: { ...site.bus, subscribe: () => () => {} } }],
      letters(async ({ key }) => void sent.push(key)),
      {
        slugs: () => [site.databaseName],
        glance: (slug, read) => {
          looks.push(stamp);
          return testDatabases().glance(slug, read);
        },
        stamp: () => {
          rounds++;
          return stamp;
        },
        pace: { round: 1 },
      },
    );
    await expect.poll(() => rounds).toBeGreaterThan(20);
    expect(looks).toEqual(["as it was"]);
    await put(site, order("by another process"));
    stamp = "written to";
    await expect.poll(() => sent).toEqual(["by another process"]);
    await put(site, order("tomorrow", site.now() + 24 * 60 * 60_000));
    stamp = "written to again";
    await expect.poll(() => looks).toContain(stamp);
    site.clock.advance(24 * 60 * 60_000);
    await expect.poll(() => sent).toEqual(["by another process", "tomorrow"]);
  });

  test("continues its rounds after a database was unreadable for a moment", async () => {
    const site = await testSite();
    let rounds = 0;
    let broken = true;
    run(
      [site],
      letters(async () => {}),
      {
        stamp: () => {
          rounds++;
          if (broken && rounds > 2) throw new Error("EACCES");
          return "as it was";
        },
        pace: { round: 1 },
      },
    );
    await expect.poll(() => rounds).toBeGreaterThan(6);
    broken = false;
    const before = rounds;
    await expect.poll(() => rounds).toBeGreaterThan(before + 6);
  });

  test("deletes jobs done a week ago", async () => {
    const site = await testSite();
    const outbox = run(
      [site],
      letters(async () => {}),
    );
    await put(site, order("a"));
    await expect.poll(() => inOutbox(site, "done")).toHaveLength(1);
    site.clock.advance(7 * 24 * 60 * 60_000);
    await put(site, order("b"));
    await expect.poll(() => inOutbox(site, "done")).toHaveLength(2);
    site.clock.advance(1);
    outbox.wake(site.databaseName);
    await expect.poll(() => inOutbox(site, "done")).toMatchObject([{ key: "b" }]);
  });

  test("isolates tenants from each other's slow or broken jobs", async () => {
    const [slow, well, sound] = [await testSite(), await testSite(), await testSite()];
    const broken = { ...sound, db: { ...sound.db, transact: () => Promise.reject(new Error("broken")) } };
    const sent: string[] = [];
    let resolve = () => {};
    const promise = new Promise<void>((done) => {
      resolve = done;
    });
    run(
      [broken, slow, well],
      letters(async ({ key }, site) => {
        if (site === slow) await promise;
        sent.push(key);
      }),
    );
    await put(sound, order("never"));
    // More than are tried at once.
    await put(slow, ...Array.from({ length: 60 }, (_, index) => order(`slow ${index}`)));
    await put(well, order("well"));
    await expect.poll(() => sent).toEqual(["well"]);
    await put(well, order("and again"));
    await expect.poll(() => sent).toEqual(["well", "and again"]);
    resolve();
    await expect.poll(() => sent).toHaveLength(62);
  });

  testOnSqlite("stops after the current jobs, and takes no more", async () => {
    const site = await testSite();
    let resolve = () => {};
    const promise = new Promise<void>((done) => {
      resolve = done;
    });
    const outbox = run(
      [site],
      letters(() => promise),
    );
    await put(site, order("a"));
    await expect.poll(() => inOutbox(site, "waiting")).toMatchObject([{ attempts: 1 }]);
    const stopped = outbox.stop();
    await put(site, order("b"));
    resolve();
    await stopped;
    expect(await inOutbox(site, "done")).toMatchObject([{ key: "a" }]);
    expect(await inOutbox(site, "waiting")).toMatchObject([{ key: "b", attempts: 0, leaseOwner: null }]);
  });
});

describe("two processes with one database", () => {
  const keys = Array.from({ length: 200 }, (_, index) => `${index}`).sort();

  test("run two hundred jobs once each", async () => {
    const site = await testSite({ now: Date.now() });
    const file = join(site.tenant.folder, "sent");
    await put(site, ...keys.map((key) => order(key)));
    const processes = await Promise.all([started(site, { file }), started(site, { file })]);
    for (const each of processes) begin(each);
    await expect.poll(() => linesOf(file).length).toBeGreaterThanOrEqual(200);
    await Promise.all(processes.map(ended));
    expect(linesOf(file).sort()).toEqual(keys);
    expect(await inOutbox(site, "waiting")).toEqual([]);
  });

  fullTest("lose nothing where one is killed with its hands full", async () => {
    const site = await testSite({ now: Date.now() });
    const file = join(site.tenant.folder, "sent");
    await put(site, ...keys.map((key) => order(key)));
    const orders = [{ file, hang: true }, { file }, { file, ahead: 61_000 }];
    const [killed, before, after] = await Promise.all(orders.map((order) => started(site, order)));
    begin(killed!);
    await once(killed!.stdout!, "data");
    killed!.kill("SIGKILL");
    await once(killed!, "exit");
    expect(linesOf(file)).toEqual([]);

    begin(before!);
    await expect.poll(() => linesOf(file).length).toBe(180);
    begin(after!);
    await expect.poll(() => linesOf(file).length).toBeGreaterThanOrEqual(200);
    await Promise.all([before!, after!].map(ended));
    expect(linesOf(file).sort()).toEqual(keys);
  });
});

interface Order {
  file: string;
  /** Whether the process completes no job. */
  hang?: boolean;
  /** How far the process's clock is ahead, in ms. */
  ahead?: number;
}

/** Returns a started process, which waits until `begin`. */
async function started(site: TestSite, { file, hang = false, ahead = 0 }: Order): Promise<ChildProcess> {
  const tenant = { ...site.tenant, slug: site.databaseName };
  const order = { place: placeOf(), tenant, file, hang, ahead };
  const child = spawn(process.execPath, await processOf("outbox", order), {
    cwd: projectRoot,
    stdio: ["pipe", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  return child;
}

function begin(child: ChildProcess): void {
  child.stdin!.write("begin\n");
}

async function ended(child: ChildProcess): Promise<void> {
  child.stdin!.end();
  child.stdout!.resume();
  if (child.exitCode === null) await once(child, "exit");
}

function linesOf(file: string): string[] {
  return existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
}
