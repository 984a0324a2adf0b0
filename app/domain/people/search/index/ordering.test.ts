import { expect, test } from "vitest";
import { Bits } from "./bits";
import { Ids } from "./ids";
import { Ordering, sliceOf } from "./ordering";

const MEMBERS = 5000;

test("setFrom finds every member with a key at least as high, however many have moved", () => {
  const ids = new Ids();
  const ordering = new Ordering(ids);
  const keys: number[] = [];
  const set = (member: number, key: number) => {
    keys[member] = key;
    ordering.set(member, key);
  };
  const join = (key: number) => set(ids.add(`00000000-0000-4000-8000-${String(keys.length).padStart(12, "0")}`), key);
  const expectFound = () => {
    for (const least of [-1, 0, 1, 250, 499, 500, 501, 999, 1000, 1500, 5000]) {
      const found = new Bits((keys.length + 31) >>> 5);
      ordering.setFrom(found, least);
      expect(found.list()).toEqual(keys.flatMap((key, member) => (key >= least ? [member] : [])));
    }
  };

  for (let each = 0; each < MEMBERS; each++) join((each * 7919) % 1000);
  expectFound();
  Array.from(ordering.settle());
  expectFound();
  for (let round = 0; round < 6; round++) {
    for (let each = 0; each < 700; each++) set((each * 31 + round) % MEMBERS, (each * 13 + round * 500) % 2000);
    for (let each = 0; each < 100; each++) join((each * 17) % 3000);
    expectFound();
  }
});

test("a slice equals the same part of the fully sorted list", () => {
  const ascending = (one: number, other: number) => one - other;
  const list = Array.from({ length: 500 }, (_, at) => (at * 7919) % 1009);
  for (const sorted of [list, list.toSorted(ascending), list.toSorted(ascending).toReversed(), []]) {
    for (const [offset, limit] of [
      [0, 1],
      [0, 24],
      [24, 24],
      [480, 24],
      [500, 24],
      [0, 0],
      [7, 1000],
    ] as const) {
      const slice = list.toSorted(ascending).slice(offset, offset + limit);
      expect(sliceOf(sorted, ascending, offset, limit)).toEqual(sorted.length > 0 ? slice : []);
    }
  }
});
