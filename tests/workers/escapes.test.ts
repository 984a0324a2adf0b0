import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { faultOrders } from "../support/fault-orders";
import { startServer, type TestServer } from "../support/server";
import { shareOf } from "../support/share";

const faults = faultOrders();
let server: TestServer;

beforeAll(async () => {
  server = await startServer({ velvet: {} }, { WORKERS: "2", ...faults.environment });
});

afterAll(() => server?.stop());

// Each source of an uncaught error has a page of its own to request.
test.each(
  shareOf("an error that escapes", [
    ["timer", "/login"],
    ["promise", "/signup"],
    ["emitter", "/pages/terms"],
  ] as const),
)(
  "an uncaught error from a %s is logged, and its worker is replaced without failing requests",
  async (source, path) => {
    const before = server.workers();
    const logged = server.log().length;
    let replaced = false;
    const asking = Array.from({ length: 4 }, async () => {
      const statuses = new Set<number>();
      // With a pause, because requests use the CPU that the new worker needs.
      for (; !replaced; await pause(20)) statuses.add((await server.ask({ host: "velvet.example", path })).status);
      return [...statuses];
    });
    await faults.give({ escape: source });
    const left = () => server.workers().filter((worker) => before.includes(worker)).length;
    await expect.poll(left, { timeout: 90_000 }).toBe(1);
    replaced = true;
    expect(await Promise.all(asking)).toEqual(Array(4).fill([200]));
    expect(server.workers()).toHaveLength(2);
    expect(server.log().slice(logged)).toContain(`${source} fails on purpose`);
    expect(server.log().slice(logged)).toContain("a worker had an uncaught error: another one takes its place");
  },
);
