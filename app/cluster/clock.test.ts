// @engines both
import pino from "pino";
import { expect, test } from "vitest";
import { takeLease } from "~/app/domain/desk/leases/leases";
import { afterFile } from "~/tests/support/after-file";
import { testControl } from "~/tests/support/control";
import { sharedClock } from "./clock";

const log = pino({ level: "silent" });

test("a lease is unaffected by a machine's clock that is 90 s ahead, or that is set meanwhile", async () => {
  const { db } = await testControl();
  let set = 0;
  const machine = (ahead: number) => {
    const clock = sharedClock({ control: db, log, wall: () => Date.now() + ahead + set });
    afterFile(() => clock.stop());
    return clock;
  };
  const [right, fast] = [machine(0), machine(90_000)];
  await Promise.all([right.measure(), fast.measure()]);
  const asking = (owner: string) => ({ name: "outbox", owner, ms: 60_000 });
  expect(await takeLease(db, right.now(), asking("right"))).toBeUndefined();
  expect(await takeLease(db, fast.now(), asking("fast"))).toBe("right");
  set = 24 * 60 * 60_000;
  expect(await takeLease(db, right.now(), asking("set"))).toBe("right");
  expect(await takeLease(db, right.now() + 60_000, asking("later"))).toBeUndefined();
});

test("the clock reports its difference from the database's clock", async () => {
  const { db } = await testControl();
  const clock = sharedClock({ control: db, log, wall: () => Date.now() + 90_000 });
  afterFile(() => clock.stop());
  expect(clock.ahead()).toBe(0); // the database's clock was not measured yet
  await clock.measure();
  expect(Math.round(clock.ahead() / 10_000)).toBe(9);
});
