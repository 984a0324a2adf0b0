import { setImmediate as soon } from "node:timers/promises";
import { expect, test } from "vitest";
import { turnGiver } from "./turns";

const turn = { at: "a", room: 2, waiting: 2 };

/** A process that asks and may end. */
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

test("so many at once and no more, in the order in which they came, and past the queue nobody waits", async () => {
  const turns = turnGiver();
  const { asker, holds } = process();
  const order: string[] = [];
  const taken = ["a", "b", "c", "d"].map((name) =>
    turns.take(turn, asker).then((number) => {
      order.push(name);
      return number!;
    }),
  );
  expect(await turns.take(turn, asker)).toBeNull();
  await soon();
  expect(order).toEqual(["a", "b"]);
  expect(await turns.take({ ...turn, at: "b" }, asker)).not.toBeNull();
  for (const each of taken) turns.end(await each);
  expect(order).toEqual(["a", "b", "c", "d"]);
  turns.end(await taken[0]!);
  expect(holds.size).toBe(1);
});

test("what a process held or waited for when it ended is free for others", async () => {
  const turns = turnGiver();
  const [dying, living] = [process(), process()];
  await turns.take(turn, dying.asker);
  await turns.take(turn, dying.asker);
  void turns.take(turn, dying.asker);
  const next = turns.take(turn, living.asker);
  dying.end();
  const numbers = [await next, await turns.take(turn, living.asker)];
  expect(numbers).not.toContain(null);
  let third: number | null | undefined;
  void turns.take(turn, living.asker).then((number) => {
    third = number;
  });
  await soon();
  expect(third).toBeUndefined();
  turns.end(numbers[0]!);
  await soon();
  expect(third).toBeTypeOf("number");
});
