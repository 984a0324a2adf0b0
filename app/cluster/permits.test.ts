import { setImmediate as soon } from "node:timers/promises";
import { expect, test } from "vitest";
import { permits } from "./permits";

const limit = { key: "a", owner: "velvet", concurrency: 2, maxQueued: 3 };

/** Returns a caller that asks for permits, and a function that ends it. */
function process() {
  const holds = new Set<() => void>();
  return {
    asker: {
      onGone(letGo: () => void) {
        holds.add(letGo);
        return () => void holds.delete(letGo);
      },
    },
    end() {
      for (const letGo of holds) letGo();
    },
    holds,
  };
}

test("a permit stays taken until it is released once, and a process without permits leaves no state", async () => {
  const { acquire, release } = permits();
  const { asker, holds } = process();
  const asked = ["a", "b", "c", "d", "e", "f"].map(() => acquire(limit, asker));
  expect(await asked.at(-1)).toBeNull();
  const [first, second] = await Promise.all(asked.slice(0, 2));
  release(first!);
  release(first!);
  const third = await asked[2]!;
  expect(third).toBeTypeOf("number");
  release(second!);
  release(third!);
  for (const each of asked.slice(3, 5)) release((await each)!);
  expect(holds.size).toBe(0);
});

test("a process that ends frees its permits and its place in the queue", async () => {
  const { acquire, release } = permits();
  const [dying, living] = [process(), process()];
  for (let asked = 0; asked < 4; asked++) void acquire(limit, dying.asker);
  const next = acquire(limit, living.asker);
  dying.end();
  expect(dying.holds.size).toBe(0);
  const numbers = [await next, await acquire(limit, living.asker)];
  expect(numbers).not.toContain(null);
  let third: number | null | undefined;
  void acquire(limit, living.asker).then((number) => {
    third = number;
  });
  await soon();
  expect(third).toBeUndefined();
  release(numbers[0]!);
  await soon();
  expect(third).toBeTypeOf("number");
});
