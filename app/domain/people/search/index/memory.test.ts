import { expect, test } from "vitest";
import { type Holder, sharedMemory } from "./memory";

function holding(size: number, usedAt: number) {
  const holder = { size: () => holder.held, held: size, usedAt, release };
  function release() {
    holder.held = 0;
  }
  return holder satisfies Holder;
}

test("beyond the bound, the longest unused holders are released, and no more than needed", () => {
  const memory = sharedMemory({ most: 100, rest: 10 });
  const [old, older, oldest] = [holding(40, 30), holding(30, 20), holding(20, 10)];
  for (const each of [old, older, oldest]) expect(memory.admits(each)).toBe(true);
  expect(memory.admits(holding(50, 100))).toBe(true);
  expect([old.held, older.held, oldest.held]).toEqual([40, 0, 0]);
});

test("a holder in use is kept, and a holder larger than the bound is refused", () => {
  const memory = sharedMemory({ most: 100, rest: 10 });
  const [busy, idle] = [holding(60, 95), holding(30, 1)];
  for (const each of [busy, idle]) memory.admits(each);
  expect(memory.admits(holding(50, 100))).toBe(false);
  expect([busy.held, idle.held]).toEqual([60, 0]);
  expect(sharedMemory({ most: 100, rest: 10 }).admits(holding(101, 0))).toBe(false);
});

test("a raised bound of the memory applies at once", () => {
  const bound = { most: 100, rest: 10 };
  const memory = sharedMemory(bound);
  const large = holding(150, 1);
  expect(memory.admits(large)).toBe(false);
  bound.most = 200;
  expect(memory.admits(large)).toBe(true);
});
