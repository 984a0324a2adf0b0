// @engines both
import { expect, test } from "vitest";
import { testControl } from "~/tests/support/control";
import { testOnSqlite } from "~/tests/support/engines";
import { leasesOf, prolongLease, releaseLease, releaseLeases, takeLease, takeLeases } from "./leases";

test("a lease has one owner until it is released or expires", async () => {
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

testOnSqlite("an expired lease is not renewed, even if it is still free", async () => {
  const { db } = await testControl();
  await takeLease(db, 0, asking("one"));
  expect(await prolongLease(db, 100, asking("one"))).toBe(false);
});

test("of several leases, each belongs to the first owner until it is released or expires", async () => {
  const { db } = await testControl();
  const take = (owner: string, now: number, ...names: string[]) =>
    takeLeases(db, now, {
      prefix: "queue:velvet:",
      names: names.map((name) => `queue:velvet:${name}`),
      owner,
      ms: 100,
    });
  const owners = async (now: number) =>
    (await leasesOf(db, now, "queue:velvet:")).map(({ name, owner }) => [name, owner]);
  expect(await take("one", 0, "a", "b")).toEqual(["queue:velvet:a", "queue:velvet:b"]);
  expect(await take("other", 50, "b", "c")).toEqual(["queue:velvet:c"]);
  expect(await take("one", 50, "a")).toEqual(["queue:velvet:a"]);
  await releaseLeases(db, ["queue:velvet:b", "queue:velvet:c"], "one");
  expect(await owners(60)).toEqual([
    ["queue:velvet:a", "one"],
    ["queue:velvet:c", "other"],
  ]);
  expect(await leasesOf(db, 60, "queue:onyx:")).toEqual([]);
  expect(await owners(149)).toEqual([
    ["queue:velvet:a", "one"],
    ["queue:velvet:c", "other"],
  ]);
  expect(await owners(150)).toEqual([]);
});

function asking(owner: string) {
  return { name: "backup", owner, ms: 100 };
}
