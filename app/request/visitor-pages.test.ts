import type { IncomingMessage } from "node:http";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { testSite } from "~/tests/support/test-site";
import { visitorKey } from "./visitor-pages";

const asking = (headers: IncomingMessage["headers"], url = "/") => ({ method: "GET", url, headers }) as IncomingMessage;

test("a page is cached once for all ports that visitors name", async () => {
  const site = await testSite();
  const keys = ["velvet.test", "velvet.test:80", "velvet.test:65535", "VELVET.test"].map((host) =>
    visitorKey(site, asking({ host }), true),
  );
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toBeDefined();
  expect(visitorKey(site, asking({ host: "velvet.test" }), false)).not.toBe(keys[0]);
});

test("headers that a client made up take no memory", async () => {
  const site = await testSite();
  const longText = (nth: number) => Buffer.alloc(12_000, `${nth},x-`).toString("latin1");
  const ask = (nth: number) =>
    visitorKey(
      site,
      asking({ host: "velvet.test", "accept-language": longText(nth), "user-agent": longText(nth) }),
      true,
    );
  ask(0);
  const before = memoryInUse();
  for (let nth = 1; nth <= 1_000; nth++) ask(nth);
  expect(memoryInUse() - before).toBeLessThan(1_000_000);
});

/** In bytes, after a garbage collection. */
function memoryInUse(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  return process.memoryUsage().heapUsed;
}
