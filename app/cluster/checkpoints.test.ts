// @engines both
import { setTimeout as wait } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import type { Db } from "~/db/handle";
import { controlAt, testControl } from "~/tests/support/control";
import { START } from "~/tests/support/test-site";
import { startCheckpoints } from "./checkpoints";
import { ownMachine } from "./machine";

const DAY = 24 * 60 * 60_000;

test("all processes of all machines log each day's checkpoint once", async () => {
  const { db, place } = await testControl();
  const lines: { checkpoint: { at: string } }[] = [];
  let now = START;
  const start = (control: Db, machine = ownMachine()) =>
    startCheckpoints({
      ...{ machine, control, secret: "a secret", slugs: () => [], glance: async () => undefined, now: () => now },
      pace: { first: 1, each: 5 },
      log: {
        info: (line: unknown) => lines.push(line as (typeof lines)[number]),
        error: (line: unknown) => expect.unreachable(String(line)),
      },
    });
  const one = ownMachine();
  const processes = [start(db, one), start(db, one), start(controlAt(place))];
  await vi.waitFor(() => expect(lines).toHaveLength(1), 5_000);
  now += DAY;
  await vi.waitFor(() => expect(lines).toHaveLength(2), 5_000);
  // The process that has its machine's turn ends, and the other process takes over.
  await processes[0]!.stop();
  await processes[2]!.stop();
  now += DAY;
  await vi.waitFor(() => expect(lines).toHaveLength(3), 5_000);
  await processes[1]!.stop();
  now += DAY;
  await wait(30);
  expect(lines.map(({ checkpoint }) => checkpoint.at.slice(0, 10))).toEqual(["2026-06-01", "2026-06-02", "2026-06-03"]);
});

test("a failure is logged, and the next check takes the day's checkpoint", async () => {
  const { db } = await testControl();
  const errors: unknown[] = [];
  const lines: unknown[] = [];
  let away = true;
  const control: Db = { ...db, read: (fn) => (away ? Promise.reject(new Error("away")) : db.read(fn)) };
  const running = startCheckpoints({
    ...{ machine: ownMachine(), control, secret: "a secret", slugs: () => [], glance: async () => undefined },
    now: () => START,
    pace: { first: 1, each: 5 },
    log: { info: (line: unknown) => lines.push(line), error: (line: unknown) => errors.push(line) },
  });
  await vi.waitFor(() => expect(errors).toContainEqual({ err: new Error("away") }), 5_000);
  expect(lines).toEqual([]);
  away = false;
  await vi.waitFor(() => expect(lines).toHaveLength(1), 5_000);
  await running.stop();
});
