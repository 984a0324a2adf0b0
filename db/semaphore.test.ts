import { setImmediate as soon } from "node:timers/promises";
import { expect, test } from "vitest";
import { fairSemaphore, type Limit } from "./semaphore";

const limit = { key: "a", owner: "velvet", concurrency: 2, maxQueued: 3 };

/**
 * Returns a semaphore whose permits are acquired by name, and a record of the names that got a permit or were refused.
 */
function queueing() {
  const semaphore = fairSemaphore();
  const order: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    order,
    ask(name: string, asked: Partial<Limit> = {}) {
      const work = () => {
        order.push(name);
        return new Promise<void>((end) => ends.set(name, end));
      };
      return semaphore.run({ ...limit, ...asked }, work).catch(() => void order.push(`not ${name}`));
    },
    async end(name: string) {
      ends.get(name)!();
      await soon();
    },
  };
}

test("the semaphore runs up to the limit at once, the others in order, and refuses beyond the queue", async () => {
  const { ask, end, order } = queueing();
  for (const name of ["1", "2", "3", "4", "5"]) void ask(name);
  await ask("6");
  expect(order).toEqual(["1", "2", "not 6"]);
  void ask("another key", { key: "b" });
  await end("2");
  expect(order.slice(3)).toEqual(["another key", "3"]);
  for (const name of ["1", "3"]) await end(name);
  expect(order.slice(5)).toEqual(["4", "5"]);
});

test("failing work releases its permit", async () => {
  const { run } = fairSemaphore();
  const failing = () => Promise.reject(new Error("no"));
  for (let tried = 0; tried < 4; tried++) await expect(run(limit, failing)).rejects.toThrow("no");
  expect(await run(limit, async () => 1)).toBe(1);
});

test("owners take turns, regardless of the order and number of their requests", async () => {
  const { ask, end, order } = queueing();
  for (const name of ["v1", "v2", "v3", "v4", "v5"]) void ask(name);
  for (const owner of ["onyx", "ivory"]) for (const n of [1, 2]) void ask(`${owner}${n}`, { owner });
  for (const name of ["v1", "v2", "onyx1", "v3", "ivory1", "onyx2"]) await end(name);
  expect(order).toEqual(["v1", "v2", "onyx1", "v3", "ivory1", "onyx2", "v4", "ivory2"]);
});

test("queues of one owner take turns and have separate limits", async () => {
  const { ask, end, order } = queueing();
  for (const name of ["1", "2", "3", "4", "5", "6"]) void ask(name);
  for (const name of ["s1", "s2"]) void ask(name, { queue: "signup" });
  await soon();
  expect(order).toEqual(["1", "2", "not 6"]);
  for (const name of ["1", "2", "3"]) await end(name);
  expect(order.slice(3)).toEqual(["3", "s1", "4"]);
});

test("an owner leaves room for others if the limit says so", async () => {
  const { ask, end, order } = queueing();
  const one = { concurrencyEach: 1 };
  for (const name of ["v1", "v2"]) void ask(name, one);
  void ask("o1", { ...one, owner: "onyx" });
  void ask("i1", { ...one, owner: "ivory" });
  expect(order).toEqual(["v1", "o1"]);
  await end("o1");
  expect(order).toEqual(["v1", "o1", "i1"]);
  await end("v1");
  expect(order).toEqual(["v1", "o1", "i1", "v2"]);
});

test("if all places are taken, the longest queue loses its last entry", async () => {
  const { ask, order } = queueing();
  const places = { concurrency: 1, maxQueued: 3 };
  for (let owner = 0; owner < 11; owner++) {
    for (let n = 0; n < 3; n++) void ask(`${owner}.${n}`, { ...places, owner: `site ${owner}` });
  }
  await soon();
  // One request runs and thirty wait. Later requests displaced the others, but never the first of a queue.
  expect(order[0]).toBe("0.0");
  const refused = order.slice(1);
  expect(refused).toHaveLength(2);
  expect(refused.every((each) => each.endsWith(".2"))).toBe(true);
  await ask("0.9", { ...places, owner: "site 0" });
  expect(order.at(-1)).toBe("not 0.9");
});

test("a waiting request gives up after its maximum wait", async () => {
  const { ask, order, end } = queueing();
  for (const name of ["1", "2"]) void ask(name);
  await ask("3", { maxWait: 1 });
  expect(order).toEqual(["1", "2", "not 3"]);
  void ask("4", { maxWait: 60_000 });
  await end("1");
  expect(order.at(-1)).toBe("4");
});
