// @engines both
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { slices, type WriteTurn } from "./slices";

/** Returns a turn that all callers share, in the order of their requests. */
function oneTurn(): WriteTurn {
  let last = Promise.resolve();
  return async () => {
    let end = () => {};
    const before = last;
    last = new Promise((done) => (end = done));
    await before;
    return end;
  };
}

test("a process with many writes lets other processes write in between", async () => {
  const turn = oneTurn();
  const order: string[] = [];
  let writing = 0;
  const writeAll = (name: string) => {
    const writes = slices("velvet", turn);
    return Array.from({ length: 20 }, () =>
      writes.take(async () => {
        expect(++writing).toBe(1);
        await wait(6);
        order.push(name);
        writing--;
      }),
    );
  };
  await Promise.all([...writeAll("a"), ...writeAll("b")]);
  const runs = order.join("").match(/a+|b+/g)!;
  // A slice is 20 ms, and ends with the writes that began in it. The last process continues alone.
  expect(Math.max(...runs.slice(0, -2).map((run) => run.length))).toBeLessThanOrEqual(4);
  expect(order).toHaveLength(40);
});

test("a failing write passes the turn on", async () => {
  const turn = oneTurn();
  const [one, other] = [slices("velvet", turn), slices("velvet", turn)];
  await expect(one.take(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await other.take(async () => "written")).toBe("written");
});
