// @engines both
import { expect, test } from "vitest";
import { testControl } from "~/tests/support/control";
import { prolongLease, releaseLease, takeLease } from "./leases";

test("one has it at a time, until it is released or its owner says nothing for too long", async () => {
  const { db } = await testControl();
  const [one, other] = [asking("one"), asking("other")];
  expect(await takeLease(db, 0, one)).toBeUndefined();
  expect(await takeLease(db, 50, other)).toBe("one");
  expect(await prolongLease(db, 50, one)).toBe(true);
  expect(await takeLease(db, 149, other)).toBe("one");
  expect(await takeLease(db, 150, other)).toBeUndefined();
  expect(await prolongLease(db, 160, one)).toBe(false);
  await releaseLease(db, one);
  expect(await takeLease(db, 160, one)).toBe("other");
  await releaseLease(db, other);
  expect(await takeLease(db, 160, one)).toBeUndefined();
  expect(await takeLease(db, 160, { ...other, name: "more" })).toBeUndefined();
});

test("a lease that ran out is not prolonged, also where nobody took it", async () => {
  const { db } = await testControl();
  await takeLease(db, 0, asking("one"));
  expect(await prolongLease(db, 100, asking("one"))).toBe(false);
});

function asking(owner: string) {
  return { name: "backup", owner, ms: 100 };
}
