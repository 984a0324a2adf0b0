import { expect, test } from "vitest";
import { DomainError } from "~/app/domain/errors";
import { addressBlock, limit } from "./limits";

const siteAt = (slug: string, clock: { now: number }) => ({ tenant: { slug } as never, now: () => clock.now });
const rule = { max: 3, windowMs: 60_000 };

test("past the limit, it says when to try again; then it may be tried again", () => {
  const clock = { now: 1_000_000 };
  const site = siteAt("past", clock);
  for (let attempt = 0; attempt < 3; attempt++) {
    limit(site, "login", "10.0.0.1", rule);
    clock.now += 10_000;
  }
  const refused = () => limit(site, "login", "10.0.0.1", rule);
  expect(refused).toThrow(DomainError);
  expect(refused).toThrow(expect.objectContaining({ kind: "too_many", detail: { retryAfter: 30 } }));
  clock.now += 30_000;
  expect(refused).not.toThrow();
  expect(refused).toThrow();
});

test("other people, other things to do and other tenants are counted apart", () => {
  const clock = { now: 0 };
  for (let attempt = 0; attempt < 3; attempt++) limit(siteAt("a", clock), "login", "10.0.0.1", rule);
  limit(siteAt("a", clock), "login", "10.0.0.2", rule);
  limit(siteAt("a", clock), "report", "10.0.0.1", rule);
  limit(siteAt("b", clock), "login", "10.0.0.1", rule);
});

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["::FFFF:cb00:7109", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::1", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["[fe80::1%eth0]", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
])("the block of %s is %s", (ip, block) => {
  expect(addressBlock(ip)).toBe(block);
});
