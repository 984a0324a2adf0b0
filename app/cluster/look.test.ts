import { createServer } from "node:http";
import { expect, test } from "vitest";
import { connectionTaker } from "./accepted";
import { frontPagesThrough } from "./look";
import { worseThan } from "./looks";

test("front pages are requested within a process, by the hosts of their sites", async () => {
  const hosts: (string | undefined)[] = [];
  const server = createServer(({ headers, socket }, response) => {
    hosts.push(headers.host);
    if (headers.host === "onyx.example") socket.destroy();
    else response.writeHead(headers.host === "velvet.example" ? 200 : 503).end("so");
  });
  const taker = connectionTaker();
  taker.takeFor(server);
  const sites = ["velvet", "bordeaux", "onyx"].map((slug) => ({ slug, origin: `https://${slug}.example` }) as never);
  expect(await frontPagesThrough(taker.takeOwn, sites)).toEqual({ velvet: 200, bordeaux: 503, onyx: 0 });
  expect(hosts).toEqual(["velvet.example", "bordeaux.example", "onyx.example"]);
});

test("worseThan names a build on which a site fails that another build serves", () => {
  const now = { velvet: 200, onyx: 500, bordeaux: 0 };
  expect(worseThan({ velvet: 200, onyx: 200, bordeaux: 302 }, now)).toMatch("onyx 500, bordeaux none");
  expect(worseThan({ velvet: 200, onyx: 503, bordeaux: 302 }, now)).not.toMatch("onyx");
  expect(worseThan({ velvet: 200, onyx: 503, bordeaux: 500 }, now)).toBeUndefined();
  expect(worseThan(undefined, now)).toBeUndefined();
  expect(worseThan(undefined, { onyx: 500 })).toMatch("onyx 500");
  expect(worseThan({ onyx: 200 }, undefined)).toMatch("did not answer");
});
