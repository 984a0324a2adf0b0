import { expect, test } from "vitest";
import { ownMachine } from "~/app/cluster/machine";
import { DomainError } from "~/app/domain/errors";
import { addressBlock, limit } from "./limits";

const machine = ownMachine();
const siteAt = (slug: string, clock: { now: number }) => ({ tenant: { slug } as never, machine, now: () => clock.now });
const rule = { max: 3, windowMs: 60_000 };

test("past the limit, it says when to try again; then it may be tried again", async () => {
  const clock = { now: 1_000_000 };
  const site = siteAt("past", clock);
  const attempt = () => limit(site, "login", "10.0.0.1", rule);
  for (let made = 0; made < 3; made++) {
    await attempt();
    clock.now += 10_000;
  }
  await expect(attempt()).rejects.toThrow(DomainError);
  await expect(attempt()).rejects.toMatchObject({ kind: "too_many", detail: { retryAfter: 30 } });
  clock.now += 30_000;
  await attempt();
  await expect(attempt()).rejects.toThrow(DomainError);
});

test("other people, other things to do and other tenants are counted apart", async () => {
  const clock = { now: 0 };
  for (let attempt = 0; attempt < 3; attempt++) await limit(siteAt("a", clock), "login", "10.0.0.1", rule);
  await limit(siteAt("a", clock), "login", "10.0.0.2", rule);
  await limit(siteAt("a", clock), "report", "10.0.0.1", rule);
  await limit(siteAt("b", clock), "login", "10.0.0.1", rule);
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
