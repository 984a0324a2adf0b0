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

test("the preferred go first, in their order; where too many wait, the last of the others gives up its place", async () => {
  const turns = turnGiver();
  const { asker } = process();
  const one = { at: "a", room: 1, waiting: 2 };
  const order: string[] = [];
  const take = async (name: string, preferred: boolean) => {
    const number = await turns.take({ ...one, preferred }, asker);
    order.push(number === null ? `not ${name}` : name);
    if (number !== null) turns.end(number);
  };
  const running = (await turns.take(one, asker))!;
  const waiting = [take("stranger 1", false), take("stranger 2", false), take("known 1", true), take("known 2", true)];
  waiting.push(take("known 3", true), take("stranger 3", false));
  await soon();
  expect(order.toSorted()).toEqual(["not known 3", "not stranger 1", "not stranger 2", "not stranger 3"]);
  turns.end(running);
  await Promise.all(waiting);
  expect(order.slice(4)).toEqual(["known 1", "known 2"]);
});
