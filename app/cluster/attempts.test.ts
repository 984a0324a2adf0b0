// @engines postgres
import { type AddressInfo, createServer, type Socket } from "node:net";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Attempt } from "~/app/domain/site/limits/limits";
import { openSharedAttempts, type SharedAttempts } from "~/db/control/attempts";
import { attempts } from "~/db/control/tables";
import { controlAt } from "~/tests/support/control";
import { freshPlace, type Place } from "~/tests/support/place";
import { fullTest } from "~/tests/support/tiers";
import { type ClusterCounter, clusterCounter } from "./attempts";

interface Waiting {
  now?: () => number;
  patience?: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

// Several nodes need a PostgreSQL server that all of them reach.
describe("nodes that share a database", () => {
  let place: Place;
  let url: string;
  const opened: { close(): Promise<void> }[] = [];
  const warnings: string[] = [];
  const log = { warn: (_: unknown, said?: string) => void warnings.push(`${said}`) };
  let made = 0;
  let id = "";

  beforeAll(async () => {
    place = await freshPlace();
    url = place.url!;
    await controlAt(place).read(async () => {});
  });
  beforeEach(() => {
    warnings.length = 0;
    id = `member ${++made}`;
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((each) => each.close()));
  });

  /**
   * Returns a machine of the installation. The machine waits longer than usual, because the test machine may be busy.
   */
  function node(shared = openSharedAttempts(url), { now, patience = 30_000 }: Waiting = {}): ClusterCounter {
    const counter = clusterCounter({ shared, log, now, patience });
    opened.push(counter);
    return counter;
  }

  /** Moves all counted attempts back in time by `ms`. */
  async function elapse(ms: number): Promise<void> {
    await controlAt(place).transact(async ({ drizzle }) => {
      for (const { key, made, until } of await drizzle.select().from(attempts)) {
        const earlier = made.split(" ").map((moment) => Number(moment) - ms);
        await drizzle
          .update(attempts)
          .set({ made: earlier.join(" "), until: until - ms })
          .where(eq(attempts.key, key));
      }
    });
  }

  const countOf = (rule: Partial<Attempt[number]>): Attempt[number] => {
    return { list: "login", owner: "velvet", id, max: 3, windowMs: HOUR, ...rule };
  };
  const once = (counter: ClusterCounter, ...rules: Partial<Attempt[number]>[]) =>
    Promise.resolve(counter.attempt(rules.length > 0 ? rules.map(countOf) : [countOf({})]));

  test("allow a rule's maximum together, under concurrent attempts", async () => {
    const nodes = [node(), node(), node()];
    const waits = await Promise.all(Array.from({ length: 30 }, (_, n) => once(nodes[n % 3]!)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
    for (const wait of waits) if (wait > 0) expect(wait).toBeGreaterThan(HOUR - MINUTE);
    expect(Math.max(...waits)).toBeLessThanOrEqual(HOUR);
    expect(warnings).toEqual([]);
  });

  test("count each member, site and rule separately", async () => {
    const here = node();
    for (const other of [{ id: "x" }, { owner: "linen" }, { list: "reset" }, {}]) {
      for (let n = 0; n < 3; n++) expect(await once(here, other)).toBe(0);
      expect(await once(here, other)).toBeGreaterThan(0);
    }
  });

  test("count an attempt by all of its rules or by none, without a deadlock", async () => {
    const nodes = [node(), node()];
    const [wide, narrow] = [
      { list: "wide", max: 40 },
      { list: "narrow", max: 5 },
    ];
    const both = Array.from({ length: 20 }, (_, n) =>
      once(nodes[n % 2]!, ...(n % 4 < 2 ? [wide, narrow] : [narrow, wide])),
    );
    expect((await Promise.all(both)).filter((wait) => wait === 0)).toHaveLength(5);
    const rest = Array.from({ length: 36 }, (_, n) => once(nodes[n % 2]!, wide));
    expect((await Promise.all(rest)).filter((wait) => wait === 0)).toHaveLength(35);
    expect(warnings).toEqual([]);
  });

  test("withdraw an attempt, whichever node counted it", async () => {
    const [here, other] = [node(), node()];
    const rule = { list: "taken back", max: 1 };
    expect(await once(here, rule)).toBe(0);
    await other.takeBack([{ list: rule.list, owner: "velvet", id }]);
    expect(await once(other, rule)).toBe(0);
    expect(await once(here, rule)).toBeGreaterThan(0);
  });

  test("allow attempts again after the window, by the database server's clock", async () => {
    const here = node();
    const rule = { max: 1, windowMs: HOUR };
    expect(await once(here, rule)).toBe(0);
    const wait = await once(here, rule);
    expect(wait).toBeGreaterThan(HOUR - MINUTE);
    await elapse(wait);
    expect(await once(node(), rule)).toBe(0);
  });

  test("increase the wait with each attempt beyond the free ones, up to the longest wait", async () => {
    const rule = { max: 2, windowMs: 24 * HOUR, growing: { firstMs: 4 * MINUTE, longestMs: 15 * MINUTE } };
    const nodes = [node(), node()];
    for (let n = 0; n < 2; n++) expect(await once(nodes[n]!, rule)).toBe(0);
    for (const minutes of [4, 8, 15, 15]) {
      const wait = await once(nodes[0]!, rule);
      expect(wait).toBeGreaterThan((minutes - 1) * MINUTE);
      expect(wait).toBeLessThanOrEqual(minutes * MINUTE);
      await elapse(wait);
      expect(await once(nodes[1]!, rule)).toBe(0);
    }
  });

  test("forget the attempts of a counter on every node", async () => {
    const [here, there] = [node(), node()];
    for (let n = 0; n < 3; n++) await once(here);
    await here.forget(countOf({}));
    expect(await once(there)).toBe(0);
  });

  test("keep floods and local limits out of the database", async () => {
    const real = openSharedAttempts(url);
    let asked = 0;
    const here = node({
      ...real,
      attempt(keys) {
        asked++;
        return real.attempt(keys);
      },
    });
    let allowed = 0;
    for (let n = 0; n < 500; n++) if ((await once(here)) === 0) allowed++;
    expect([allowed, asked]).toEqual([3, 30]);
    for (let n = 0; n < 5; n++) allowed += (await once(here, { list: "reading", local: true })) === 0 ? 1 : 0;
    expect([allowed, asked]).toEqual([6, 30]);
  });

  fullTest(
    "count separately while the database does not answer, log that once, and count together again afterwards",
    async () => {
      const silent = await silentServer();
      let time = 0;
      const shared = openSharedAttempts(`postgres://127.0.0.1:${silent.port}/x`);
      let reachable: SharedAttempts = shared;
      const line: SharedAttempts = {
        attempt: (keys) => reachable.attempt(keys),
        forget: (key) => reachable.forget(key),
        takeBack: (keys) => reachable.takeBack(keys),
        clear: () => reachable.clear(),
        close: async () => {
          await Promise.all([silent.close(), shared.close()]);
        },
      };
      const here = node(line, { now: () => time, patience: 2_000 });
      const other = node();
      await once(other);
      const waits = [await once(here), await once(here), await once(here), await once(here)];
      expect(waits.map((wait) => wait === 0)).toEqual([true, true, true, false]);
      expect(warnings).toEqual(["attempts can't be counted with the other nodes: this machine counts alone"]);
      reachable = openSharedAttempts(url);
      opened.push(reachable);
      await reachable.clear();
      time += 2_000;
      expect([await once(here), await once(here)]).toEqual([0, 0]);
      expect(await once(other)).toBeGreaterThan(0);
      expect(warnings).toHaveLength(1);
    },
  );

  test("still count a quiet site's attempts while another site uses up its waiting answers", async () => {
    const real = openSharedAttempts(url);
    let asked = 0;
    let answer = () => {};
    const answered = new Promise<void>((done) => {
      answer = done;
    });
    const here = node({
      ...real,
      async attempt(keys) {
        asked++;
        await answered;
        return real.attempt(keys);
      },
    });
    const storm = Array.from({ length: 300 }, (_, n) => once(here, { owner: "storm", id: `${id} ${n}` }));
    await expect.poll(() => asked).toBe(100);
    const quiet = once(here, { owner: "quiet" });
    await expect.poll(() => asked).toBe(101);
    answer();
    expect([await quiet, ...(await Promise.all(storm))]).toEqual(Array(301).fill(0));
    expect(warnings).toEqual([]);
  });

  test("delete expired attempts, and store no member's identity", async () => {
    const shared = openSharedAttempts(url);
    opened.push(shared);
    const here = node();
    await once(here, { max: 1, windowMs: 1 });
    await once(here, { list: "reset", max: 1 });
    await new Promise((done) => setTimeout(done, 10));
    await shared.clear();
    expect(await once(here, { list: "reset", max: 1 })).toBeGreaterThan(0);
    const rows = await controlAt(place).read((conn) => conn.drizzle.select().from(attempts));
    expect(rows.length).toBeGreaterThan(0);
    const now = Date.now();
    expect(rows.filter(({ until }) => until < now - MINUTE)).toEqual([]);
    expect(JSON.stringify(rows)).not.toMatch(/member|velvet|reset/);
  });
});

/** Accepts connections and stays silent, like a hanging server. */
async function silentServer() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
