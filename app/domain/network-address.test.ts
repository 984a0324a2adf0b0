import proxyAddr from "proxy-addr";
import { describe, expect, test } from "vitest";
import { clientAddress, networkGroups, parseAddress } from "./network-address";

/** What sockets and proxies write, and the address that each means. */
const FORMS: [what: string, text: string, address: string | undefined][] = [
  ["nginx, HAProxy, Caddy: IPv4", "203.0.113.9", "203.0.113.9"],
  ["nginx, HAProxy, Caddy: IPv6", "2001:db8::1", "2001:db8::1"],
  ["IPv6 in full and in capitals", "2001:0DB8:0000:0000:0000:0000:0000:0001", "2001:db8::1"],
  ["Azure Application Gateway, IIS: IPv4 with a port", "203.0.113.9:51234", "203.0.113.9"],
  ["Azure Front Door: IPv6 with a port", "[2001:db8::1]:51234", "2001:db8::1"],
  ["IPv6 in brackets", "[2001:db8::1]", "2001:db8::1"],
  ["RFC 7239: quoted, with a port", '"[2001:db8::1]:4711"', "2001:db8::1"],
  ["RFC 7239: quoted IPv4", '"203.0.113.9:4711"', "203.0.113.9"],
  ["a link-local address with its zone", "fe80::1%eth0", "fe80::1"],
  ["the same in brackets, with a port", "[fe80::1%25eth0]:80", "fe80::1"],
  ["Node, on a socket of both families", "::ffff:203.0.113.9", "203.0.113.9"],
  ["the same in groups", "::FFFF:cb00:7109", "203.0.113.9"],
  ["the same in brackets, with a port", "[::ffff:203.0.113.9]:443", "203.0.113.9"],
  ["NAT64", "64:ff9b::203.0.113.9", "203.0.113.9"],
  ["blanks and tabs around", " \t203.0.113.9 ", "203.0.113.9"],
  ["Squid: an address withheld", "unknown", undefined],
  ["RFC 7239: an obfuscated one", "_hidden", undefined],
  ["a dash", "-", undefined],
  ["nothing", "", undefined],
  ["a name", "localhost", undefined],
  ["a number above 255", "203.0.113.256", undefined],
  ["three numbers", "203.0.113", undefined],
  ["octal", "0313.0.0161.011", undefined],
  ["one number", "3405803785", undefined],
  ["hexadecimal", "0xcb007109", undefined],
  ["two gaps", "2001::db8::1", undefined],
  ["nine groups", "1:2:3:4:5:6:7:8:9", undefined],
  ["a port that is too long", "203.0.113.9:512345", undefined],
  ["brackets that do not close", "[2001:db8::1", undefined],
  ["IPv4 in brackets", "[203.0.113.9]", "203.0.113.9"],
  ["digits of another script", "٢٠٣.٠.١١٣.٩", undefined],
  ["markup", "<script>", undefined],
  ["sixteen kilobytes", "1".repeat(16_000), undefined],
];

describe("parseAddress", () => {
  test.each(FORMS)("%s: %j is %s", (_, text, address) => {
    expect(parseAddress(text)).toBe(address);
    if (address !== undefined) expect(parseAddress(address)).toBe(address);
  });
});

test("networkGroups reads IPv6 only", () => {
  expect(networkGroups("2001:db8:1:2::3")).toEqual([0x2001, 0xdb8, 1, 2]);
  expect(networkGroups("::ffff:203.0.113.9")).toBeUndefined();
  expect(networkGroups("unknown")).toBeUndefined();
});

describe("clientAddress", () => {
  const trusted = proxyAddr.compile(["loopback", "10.0.0.0/8"]);
  const PROXY = "10.0.0.1";

  test.each(FORMS)("behind a trusted proxy, %s: %j counts as %s, or as the proxy", (_, text, address) => {
    expect(clientAddress(PROXY, text, trusted)).toBe(address ?? PROXY);
    expect(clientAddress(`::ffff:${PROXY}`, `198.51.100.7, ${text}`, trusted)).toBe(address ?? PROXY);
  });

  test.each([
    ["a peer that is no trusted proxy", "198.51.100.7", "203.0.113.9", "198.51.100.7"],
    ["two proxies, the nearer one with its port", PROXY, "203.0.113.9:1024, 10.0.0.2:51234", "203.0.113.9"],
    ["a client that adds an address of its own", PROXY, "192.0.2.1, 203.0.113.9", "203.0.113.9"],
    ["a client that claims to be a proxy", PROXY, "192.0.2.1, 127.0.0.1, 203.0.113.9", "203.0.113.9"],
    ["a proxy that sends no header", PROXY, "", PROXY],
    ["commas alone", PROXY, ",,,", PROXY],
    ["an invalid value between two proxies", PROXY, "203.0.113.9, unknown, 10.0.0.2", "10.0.0.2"],
  ])("%s", (_, peer, forwarded, address) => {
    expect(clientAddress(peer, forwarded, trusted)).toBe(address);
  });

  test("a peer without an address, as of a Unix socket, has none", () => {
    expect(clientAddress(undefined, "203.0.113.9", trusted)).toBe("");
  });
});
