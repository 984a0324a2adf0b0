// @engines one
import { beforeAll, beforeEach, expect, test } from "vitest";
import { type Dns, startDns } from "~/tests/support/dns";
import { type Names, namesBy } from "./names";
import { spfFor } from "./spf";

const IP = "192.0.2.7";
const IP6 = "2001:db8::7";
let dns: Dns;
let names: Names;

beforeAll(async () => {
  dns = await startDns({});
  names = namesBy([dns.address]);
});

beforeEach(() => {
  dns.fails = false;
  dns.records.clear();
  for (const [name, ...values] of [
    ["a.example A", IP],
    ["a.example AAAA", IP6],
    ["mx.example MX", "other.example", "a.example"],
    ["other.example A", "198.51.100.1"],
    ["passes.example TXT", `v=spf1 ip4:${IP} -all`],
    ["refuses.example TXT", "v=spf1 -all"],
    ["broken.example TXT", "v=spf1 what:ever -all"],
    ["loop.example TXT", "v=spf1 include:loop.example -all"],
  ] as [string, ...string[]][])
    dns.records.set(name, values);
});

const verdict = (terms: string, ip = IP) => {
  dns.records.set("velvet.example TXT", ["another=record", `v=spf1 ${terms}`]);
  return spfFor(names, "velvet.example", ip);
};

test.each<[terms: string, result: string, ip?: string]>([
  ["-all", "fail"],
  ["~all", "softfail"],
  ["?all", "neutral"],
  ["+all", "pass"],
  ["all", "pass"],
  ["", "neutral"],
  [`ip4:${IP} -all`, "pass"],
  ["ip4:192.0.2.0/24 -all", "pass"],
  ["ip4:192.0.2.8/30 -all", "fail"],
  [`ip4:${IP} -all`, "fail", IP6],
  ["ip6:2001:db8::/32 -all", "pass", IP6],
  ["IP4:192.0.2.0/24 -ALL", "pass"],
  ["-ip4:192.0.2.0/24 +all", "fail"],
  ["a:a.example -all", "pass"],
  ["a:a.example -all", "pass", IP6],
  ["a:other.example -all", "fail"],
  ["a:other.example/0 -all", "pass"],
  ["a:a.example/24//64 -all", "pass", "2001:db8::ffff"],
  ["mx:mx.example -all", "pass"],
  ["mx:mx.example/24 -all", "pass", "198.51.100.200"],
  ["mx:a.example -all", "fail"],
  ["include:passes.example -all", "pass"],
  ["include:refuses.example ~all", "softfail"],
  ["?include:passes.example -all", "neutral"],
  ["redirect=passes.example", "pass"],
  ["redirect=refuses.example", "fail"],
  [`ip4:${IP} redirect=refuses.example`, "pass"],
  ["redirect=refuses.example ?all", "neutral"],
  ["exists:a.example -all", "pass"],
  ["exists:none.example -all", "fail"],
  ["exp=why.example a:a.example -all", "pass"],
  ["include:broken.example -all", "permerror"],
  ["include:none.example -all", "permerror"],
  ["redirect=none.example", "permerror"],
  ["include:loop.example -all", "permerror"],
  ["a:none1.example a:none2.example a:none3.example -all", "permerror"],
  ["ip4:192.0.2.0/33 -all", "permerror"],
  ["ip4:2001:db8:: -all", "permerror"],
  ["ip4: -all", "permerror"],
  ["include: -all", "permerror"],
  ["what -all", "permerror"],
  ["exists:%{i}.example -all", "unknown"],
  ["ptr -all", "unknown"],
])("%s: %s", async (terms, result, ip) => {
  expect((await verdict(terms, ip)).result).toBe(result);
});

test("ten terms may query the DNS, and the eleventh is an error", async () => {
  const asking = (count: number) => `${"a:other.example ".repeat(count)}ip4:${IP} -all`;
  expect(await verdict(asking(10))).toEqual({ result: "pass" });
  expect(await verdict(asking(11))).toEqual({ result: "permerror", problem: "a:other.example: 11 > 10" });
});

test("spfFor handles a missing record, two records, and a failing DNS", async () => {
  expect((await spfFor(names, "none.example", IP)).result).toBe("none");
  dns.records.set("twice.example TXT", ["v=spf1 -all", "v=spf1 +all"]);
  expect((await spfFor(names, "twice.example", IP)).result).toBe("permerror");
  dns.fails = true;
  expect((await verdict("-all")).result).toBe("temperror");
});
