import { expect, test } from "vitest";
import type { Tenant } from "~/tenants/config/schema";
import { isSafeLocation, mainAddressOf, redirectOf } from "./redirects";

const redirects = [
  { from: "/join", to: "/signup", status: 302 },
  { from: "/offer", to: "https://offers.example/now?from=velvet#top", status: 301 },
] as const;
const to = (url: string) => redirectOf({ redirects } as unknown as Tenant, url)?.to;

test("a redirect appends the query to its own, before a fragment", () => {
  expect(to("/join")).toBe("/signup");
  expect(to("/join?")).toBe("/signup");
  expect(to("/join/?network=demo&a=b%20c")).toBe("/signup?network=demo&a=b%20c");
  expect(to("/offer?network=demo")).toBe("https://offers.example/now?from=velvet&network=demo#top");
});

test("a query does not change the target", () => {
  expect(to("/join?//evil.example#x")).toBe("/signup?//evil.example");
  expect(to("/signup?network=demo")).toBeUndefined();
});

test("an address of slashes or dots is parsed quickly", () => {
  const tenant = { hosts: ["velvet.example", "www.velvet.example"], origin: "https://velvet.example", redirects };
  const { user: before } = process.cpuUsage();
  for (const sign of ["/", "."]) {
    const url = `/${sign.repeat(60_000)}/x`;
    expect(redirectOf(tenant as unknown as Tenant, url)).toBeUndefined();
    const incoming = { method: "GET", url, headers: {} };
    expect(mainAddressOf(tenant, { host: "www.velvet.example", tls: true, incoming })).toBe(
      `https://velvet.example${url}`,
    );
  }
  // The limit in CPU seconds. A backtracking pattern needs more than three.
  expect((process.cpuUsage().user - before) / 1e6).toBeLessThan(1);
});

test.each([
  ["/signup", true],
  ["/", true],
  ["/login?next=%2F%2Fevil.example", true],
  ["https://partner.example/a?b=c", true],
  ["//evil.example", false],
  ["/\\evil.example", false],
  ["\\\\evil.example", false],
  ["/a\\..\\evil", false],
  ["/.//evil.example", false],
  ["/a/%2E./%2e/..//evil.example", false],
  ["/a/../signup?x=//evil.example", true],
  ["https:///evil.example", false],
  ["https:\\\\evil.example", false],
  ["/\t/evil.example", false],
  [" //evil.example", false],
  ["javascript:alert(1)", false],
  ["data:text/html,x", false],
  ["evil.example", false],
  ["", false],
])("a redirect to %j is safe: %s", (location, safe) => {
  expect(isSafeLocation(location)).toBe(safe);
});
