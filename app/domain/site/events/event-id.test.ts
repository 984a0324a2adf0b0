import { describe, expect, test } from "vitest";
import { contains, eventIdOf, isNews, type Known, knownUpTo, knows, knowsAllOf, parseEventId } from "./event-id";

const known = (end: number, ...open: number[]): Known => ({ end, open });
const id = (tx: number, ...parts: [number, ...number[]]) => eventIdOf({ epoch: "e", tx, known: known(...parts) });

describe("a set of known transactions", () => {
  test("contains everything before its end except open ones", () => {
    const some = known(10, 4, 7);
    expect([3, 4, 5, 7, 9, 10, 11].filter((tx) => knows(some, tx))).toEqual([3, 5, 9]);
  });

  test("grows one transaction at a time until it equals what was read", () => {
    const [from, to] = [known(10, 4, 7), known(16, 7, 12)];
    const all = Array.from({ length: 20 }, (_, tx) => tx);
    const unread = all.filter((tx) => knows(to, tx) && !knows(from, tx));
    expect(unread).toEqual([4, 10, 11, 13, 14, 15]);
    for (const [index, tx] of unread.entries()) {
      const next = knownUpTo(tx, from, to);
      const expected = all.filter((each) => knows(from, each) || unread.slice(0, index + 1).includes(each));
      expect(all.filter((each) => knows(next, each))).toEqual(expected);
      expect(parseEventId(eventIdOf({ epoch: "e", tx, known: next }))).toEqual({ epoch: "e", tx, known: next });
    }
    expect(knownUpTo(15, from, to)).toEqual(to);
  });

  test.each<[later: Known, earlier: Known, whether: boolean]>([
    [known(10), known(10), true],
    [known(10), known(9, 3), true],
    [known(10, 3), known(10), false],
    [known(10, 3), known(9, 3), true],
    [known(10, 9), known(9), true],
    [known(9), known(10), false],
  ])("%j contains %j: %j", (later, earlier, whether) => expect(contains(later, earlier)).toBe(whether));
});

describe("an id", () => {
  test("is news if its event is unknown, or from another database", () => {
    expect(isNews(id(4, 5), id(3, 4))).toBe(true);
    expect(isNews(id(4, 5), id(7, 8))).toBe(false);
    expect(isNews(id(4, 8), id(7, 8, 4))).toBe(true);
    expect(isNews(id(4, 5), "other-9-10:10:")).toBe(true);
  });

  test("tells whether its reader knows everything another reader knows", () => {
    expect(knowsAllOf(id(0, 8), id(5, 6))).toBe(true);
    expect(knowsAllOf(id(0, 8, 4), id(5, 6))).toBe(false);
    expect(knowsAllOf("other-9-10:10:", id(5, 6))).toBe(false);
  });

  test.each([
    "",
    "x",
    "e-1",
    "e-1-2:2",
    "e-1-0:0:",
    "e-1-2:9:3,2",
    "e-1-2:9:3,3",
    "e-1-2:9:9",
    "e-1-2:9:0",
    "e-1-2:9:3,",
  ])("%j is not a valid id", (text) => expect(parseEventId(text)).toBeUndefined());
});
