import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { testSite } from "~/tests/support/test-site";
import { visitorKey } from "./visitor-pages";

const asking = (headers: IncomingMessage["headers"], url = "/") => ({ method: "GET", url, headers }) as IncomingMessage;

test("a page is kept once, whatever port a visitor names", async () => {
  const site = await testSite();
  const keys = ["velvet.test", "velvet.test:80", "velvet.test:65535", "VELVET.test"].map((host) =>
    visitorKey(site, asking({ host }), true),
  );
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toBeDefined();
  expect(visitorKey(site, asking({ host: "velvet.test" }), false)).not.toBe(keys[0]);
});
