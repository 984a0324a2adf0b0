import { expect, test } from "vitest";
import { fairCache } from "./fair-cache";

const page = (size: number) => Buffer.alloc(size);
const cache = (ttl?: number) =>
  fairCache<string, Buffer>({ maxSize: 100, sizeOf: ({ length }) => length, ...(ttl !== undefined && { ttl }) });

test("all owners together stay within the size, and the largest owner's least recently used entries go first", () => {
  const { get, set, size } = cache();
  for (const key of ["a", "b", "c"]) set("velvet", key, page(30));
  get("velvet", "a");
  set("onyx", "a", page(30));
  expect(size()).toBe(90);
  expect(["a", "b", "c"].map((key) => get("velvet", key) !== undefined)).toEqual([true, false, true]);
  expect(get("onyx", "a")).toBeDefined();
});

test("a client that requests every address of one site evicts no entry of another site", () => {
  const { get, set, size } = cache();
  for (const owner of ["onyx", "ivory"]) for (const key of ["a", "b"]) set(owner, key, page(10));
  for (let asked = 0; asked < 1_000; asked++) set("velvet", `${asked}`, page(10));
  expect(size()).toBe(100);
  for (const owner of ["onyx", "ivory"]) for (const key of ["a", "b"]) expect(get(owner, key)).toBeDefined();
});

test("an entry that is too large is not stored, and evicts nothing", () => {
  const { get, set, size } = cache();
  set("velvet", "a", page(60));
  set("onyx", "a", page(101));
  expect([get("onyx", "a"), size()]).toEqual([undefined, 60]);
});

test("entries expire after their time to live", async () => {
  const { set, size } = cache(1);
  set("velvet", "a", page(60));
  await expect.poll(size).toBe(0);
});
