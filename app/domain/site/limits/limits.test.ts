import { describe, expect, test } from "vitest";
import { ownMachine } from "~/app/cluster/machine";
import { DomainError } from "~/app/domain/errors";
import { addressBlock, limit, limitPlace, takingBack, tryAttempt } from "./limits";
import { placesOf } from "./places";

const rule = { max: 3, windowMs: 60_000 };
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Returns tenants of one machine, whose clock moves only on request. */
function machineAt(clock: { now: number }) {
  const machine = ownMachine(() => clock.now);
  return (slug: string) => ({ tenant: { slug } as never, machine });
}

test("a flood of attempts at one site evicts no attempt of another site", async () => {
  const site = machineAt({ now: 1_000_000 });
  const guess = () => limit(site("quiet"), "guesses", "anna@example.com", rule);
  for (let made = 0; made < 3; made++) await guess();
  for (let made = 0; made < 30_000; made++) await limit(site("storm"), "guesses", `${made}@example.com`, rule);
  await expect(guess()).rejects.toMatchObject({ kind: "too_many" });
});

test("a refusal states when to retry, and the retry is allowed", async () => {
  const clock = { now: 1_000_000 };
  const site = machineAt(clock)("past");
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

test("attempts of a request that fails through no fault of its sender do not count", async () => {
  const site = machineAt({ now: 1_000_000 })("failing");
  const request = (fails: boolean) =>
    takingBack(
      async () => {
        await limit(site, "messages", "anna", rule);
        if (fails) throw new Error("the database is away");
        return "sent";
      },
      (outcome) => outcome instanceof Error && !(outcome instanceof DomainError),
    );
  for (let made = 0; made < 20; made++) await expect(request(true)).rejects.toThrow("away");
  for (let made = 0; made < 3; made++) expect(await request(false)).toBe("sent");
  await expect(request(false)).rejects.toMatchObject({ kind: "too_many" });
});

test("attempts are counted separately per person, action and tenant", async () => {
  const siteOf = machineAt({ now: 0 });
  for (let attempt = 0; attempt < 3; attempt++) await limit(siteOf("a"), "login", "10.0.0.1", rule);
  await limit(siteOf("a"), "login", "10.0.0.2", rule);
  await limit(siteOf("a"), "report", "10.0.0.1", rule);
  await limit(siteOf("b"), "login", "10.0.0.1", rule);
});

test("a wall clock set back by hours makes no one wait longer", async ({ onTestFinished }) => {
  const wallClock = Date.now;
  onTestFinished(() => {
    Date.now = wallClock;
  });
  const machine = ownMachine();
  const attempt = () => limit({ tenant: { slug: "a" } as never, machine }, "login", "10.0.0.1", rule);
  Date.now = () => wallClock() + 5 * HOUR;
  for (let made = 0; made < 3; made++) await attempt();
  Date.now = wallClock;
  const refused: DomainError = await attempt().catch((error) => error);
  expect(refused.detail.retryAfter).toBeGreaterThan(0);
  expect(refused.detail.retryAfter).toBeLessThanOrEqual(60);
});

test("each of several limits applies, and a refused attempt counts for no limit", async () => {
  const clock = { now: 0 };
  const site = machineAt(clock)("a");
  const rules = [
    { max: 2, windowMs: MINUTE },
    { max: 3, windowMs: HOUR },
  ];
  const attempt = () => limit(site, "message", "anna", rules);
  await attempt();
  await attempt();
  for (let refused = 0; refused < 5; refused++) await expect(attempt()).rejects.toThrow(DomainError);
  clock.now += MINUTE;
  await attempt();
  await expect(attempt()).rejects.toMatchObject({ detail: { retryAfter: 59 * 60 } });
});

test("a growing wait doubles with each attempt past the free ones, up to its maximum", async () => {
  const clock = { now: 0 };
  const site = machineAt(clock)("a");
  const growing = { max: 2, windowMs: 24 * HOUR, growing: { firstMs: 1000, longestMs: 60_000 } };
  const attempt = () => limit(site, "password", "anna", growing);
  const waits: number[] = [];
  for (let made = 0; made < 10; made++) {
    const wait = await attempt().then(
      () => 0,
      (error: DomainError) => error.detail.retryAfter!,
    );
    if (wait === 0) continue;
    waits.push(wait);
    clock.now += wait * 1000;
    await attempt();
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
});

describe("for an IPv6 address", () => {
  const from = (text: string) => limitPlace(machine, "login", text, rule);
  let machine: ReturnType<ReturnType<typeof machineAt>>;

  test("the /64, the /56 and the /48 have separate limits", async () => {
    machine = machineAt({ now: 0 })("a");
    const made = async (address: (n: number) => string) => {
      for (let n = 0; n < 1000; n++) {
        const refused = await from(address(n)).catch((error) => error);
        if (refused) return n;
      }
      return expect.unreachable("there is no limit");
    };
    expect(await made((n) => `2001:db8:1::${n.toString(16)}`)).toBe(3);
    expect(await made((n) => `2001:db8:2:${n.toString(16)}::1`)).toBe(12);
    expect(await made((n) => `2001:db8:3:${(n << 8).toString(16)}::1`)).toBe(48);
    await from("2001:db8:4::1");
  });

  test("25,000 parts of a /48 evict no one else's attempts", async () => {
    machine = machineAt({ now: 0 })("a");
    for (let made = 0; made < 3; made++) await from("203.0.113.9");
    for (let n = 0; n < 25_000; n++) await from(`2001:db8:5:${n.toString(16)}::1`).catch(() => {});
    await expect(from("203.0.113.9")).rejects.toThrow(DomainError);
  });
});

test("attempts of one kind evict no attempt of another kind", async () => {
  const site = machineAt({ now: 0 })("a");
  for (let made = 0; made < 3; made++) await limit(site, "second_factor", "anna", rule);
  for (let n = 0; n < 25_000; n++) await tryAttempt(site, "login", String(n), rule);
  expect(await tryAttempt(site, "second_factor", "anna", rule)).toBe(false);
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

test.each([
  ["203.0.113.9", ["203.0.113.9"]],
  ["2001:db8:1:2345::1", ["2001:db8:1:2345::/64", "2001:db8:1:2300::/56", "2001:db8:1::/48"]],
])("the places of %s are %j", (ip, blocks) => {
  expect(placesOf(ip).map(({ block }) => block)).toEqual(blocks);
});
