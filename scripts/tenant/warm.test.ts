// @engines one

import type { AddressInfo } from "node:net";
import { createServer as createTcpServer } from "node:net";
import { createSecureContext, createServer } from "node:tls";
import { generate } from "selfsigned";
import { afterEach, beforeAll, expect, test } from "vitest";
import { tenantsFolder } from "~/tenants/config/example";
import { freePort } from "~/tests/support/free-port";
import { Refusal } from "../refusal";
import { type Via, type Warmed, warmCertificates } from "./warm";

const HOUR = 3_600_000;
const NOW = Date.parse("2026-11-26T12:00:00Z");

let keys: { private: string; cert: string };
let stops: (() => void)[] = [];

beforeAll(async () => {
  keys = await generate([{ name: "commonName", value: "elsewhere.example" }]);
});

afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
});

/** Starts a proxy with certificates of the given age (ms) per host. Refuses other hosts. */
async function proxy(ages: Record<string, number>): Promise<Via & { asked: string[] }> {
  const asked: string[] = [];
  const server = createServer({
    key: keys.private,
    cert: keys.cert,
    async SNICallback(host, done) {
      asked.push(host);
      const age = new Map(Object.entries(ages)).get(host);
      if (age === undefined) return done(new Error("not served"));
      const made = new Date(NOW - age);
      const options = {
        notBeforeDate: made,
        notAfterDate: new Date(made.getTime() + 90 * 24 * HOUR),
        extensions: [{ name: "subjectAltName", altNames: [{ type: 2, value: host }] }],
      };
      const pair = await generate([{ name: "commonName", value: host }], options as Parameters<typeof generate>[1]);
      done(null, createSecureContext({ key: pair.private, cert: pair.cert }));
    },
  });
  server.on("tlsClientError", () => {});
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  stops.push(() => server.close());
  return { host: "127.0.0.1", port: (server.address() as AddressInfo).port, asked };
}

function machine(hosts: Record<string, string[]>, operatorHost?: string) {
  const tenants = tenantsFolder();
  for (const [slug, own] of Object.entries(hosts)) tenants.tenant(slug, { hosts: own });
  return { tenantsDir: tenants.dir, port: 3000, operatorHost };
}

/** Returns a clock that only moves by the waits. */
function clockFrom(start: number) {
  let at = start;
  const waits: number[] = [];
  return {
    waits,
    now: () => at,
    async wait(ms: number) {
      waits.push(ms);
      at += ms;
    },
  };
}

const statesIn = (data: unknown) => (data as { hosts: Warmed[] }).hosts.map(({ host, state }) => [host, state]);

test("tenant warm > requests each host of each site and of the console, and prints the results", async () => {
  const via = await proxy({ "desk.example": 48 * HOUR, "velvet.example": 0, "onyx.example": 3 * HOUR });
  const sites = machine(
    { velvet: ["velvet.example", "www.velvet.example"], onyx: ["onyx.example", "onyx.localhost"] },
    "desk.example",
  );
  const { data, lines, code } = await warmCertificates(sites, { slugs: [], pace: 80, via }, clockFrom(NOW));
  expect(statesIn(data)).toEqual([
    ["desk.example", "there"],
    ["onyx.example", "there"],
    ["velvet.example", "new"],
    ["www.velvet.example", "refused"],
  ]);
  expect(code).toBe(1);
  expect(lines.at(-1)).toBe("2 existed, 1 are new, 1 were refused");
  expect(via.asked).toHaveLength(4);
});

test("tenant warm > requests the hosts of the named sites only", async () => {
  const via = await proxy({ "velvet.example": 0 });
  const sites = machine({ velvet: ["velvet.example"], onyx: ["onyx.example"] }, "desk.example");
  const { data } = await warmCertificates(sites, { slugs: ["velvet"], pace: 80, via }, clockFrom(NOW));
  expect(statesIn(data)).toEqual([["velvet.example", "new"]]);
  await expect(warmCertificates(sites, { slugs: ["velvte"], pace: 80, via }, clockFrom(NOW))).rejects.toThrow(Refusal);
});

test("tenant warm > keeps the hourly limit, including an earlier run's requests", async () => {
  // Dated an hour back, as Let's Encrypt does: the first was made half an hour ago, the others now.
  const via = await proxy({ "a.example": 1.5 * HOUR, "b.example": HOUR, "c.example": HOUR, "d.example": 3 * HOUR });
  const sites = machine({ site: ["a.example", "b.example", "c.example", "d.example", "e.example"] });
  const clock = clockFrom(NOW);
  const { data } = await warmCertificates(sites, { slugs: [], pace: 2, via }, clock);
  expect(statesIn(data)).toEqual([
    ["a.example", "new"],
    ["b.example", "new"],
    ["c.example", "new"],
    ["d.example", "there"],
    ["e.example", "refused"],
  ]);
  // Waits until the first is an hour old, then the second.
  expect(clock.waits).toEqual([HOUR / 2, HOUR / 2]);
});

test("tenant warm > rejects a certificate of another host, and explains an unreachable proxy", async () => {
  const server = createServer({ key: keys.private, cert: keys.cert });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  stops.push(() => server.close());
  const sites = machine({ velvet: ["velvet.example"] });
  const via = { host: "127.0.0.1", port: (server.address() as AddressInfo).port };
  const { data } = await warmCertificates(sites, { slugs: [], pace: 80, via }, clockFrom(NOW));
  expect((data as { hosts: object[] }).hosts[0]).toMatchObject({
    state: "refused",
    reason: expect.stringContaining("another host"),
  });
  const nowhere = { host: "127.0.0.1", port: await freePort() };
  const away = warmCertificates(sites, { slugs: [], pace: 80, via: nowhere }, clockFrom(NOW));
  await expect(away).rejects.toThrow(`No proxy answers at 127.0.0.1:${nowhere.port}`);
});

test("tenant warm > counts an interrupted handshake as refused", async () => {
  const server = createTcpServer((socket) => socket.on("error", () => {}).end());
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  stops.push(() => server.close());
  const via = { host: "127.0.0.1", port: (server.address() as AddressInfo).port };
  const { data } = await warmCertificates(
    machine({ velvet: ["velvet.example"] }),
    { slugs: [], pace: 80, via },
    clockFrom(NOW),
  );
  expect(statesIn(data)).toEqual([["velvet.example", "refused"]]);
});
