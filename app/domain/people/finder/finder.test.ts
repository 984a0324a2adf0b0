// @engines both
import { beforeEach, expect, test } from "vitest";
import { likesOf } from "~/app/domain/people/likes/likes";
import { testOnSqlite } from "~/tests/support/engines";
import { anAdult, type TestSite, testSite } from "~/tests/support/test-site";
import { A_DAY, decide, undo, upNext } from "./finder";

const anna = anAdult({ name: "Anna", gender: "female", seeking: ["male"] });
const men = Array.from({ length: A_DAY + 5 }, (_, n) =>
  anAdult({ name: `Man ${n}`, gender: "male", seeking: ["female"] }),
);

let site: TestSite;
beforeEach(async () => {
  site = await testSite({ members: [anna, ...men] });
});

const next = async () => (await upNext(site, anna)).found?.profile.id;
const behind = async () => (await upNext(site, anna)).behind?.profile.id;

testOnSqlite("the finder shows each member once, one set a day, and continues the next day", async () => {
  const seen: string[] = [];
  for (let id = await next(); id; id = await next()) {
    seen.push(id);
    site.clock.advance(1000);
    await decide(site, anna, id, seen.length % 2 === 0);
  }
  expect(new Set(seen).size).toBe(A_DAY);
  expect((await likesOf(site, anna)).given).toHaveLength(A_DAY / 2);
  expect((await upNext(site, anna)).left).toBe(0);
  site.clock.advance(24 * 60 * 60_000);
  expect(seen).not.toContain(await next());
  expect((await upNext(site, anna)).left).toBe(5);
});

test("only the latest decision can be undone, with its like", async () => {
  const first = (await next())!;
  await decide(site, anna, first, false);
  site.clock.advance(1000);
  const second = (await next())!;
  await decide(site, anna, second, true);
  await undo(site, anna, first);
  expect(await next()).not.toBe(first);
  await undo(site, anna, second);
  expect((await likesOf(site, anna)).given).toEqual([]);
  expect((await upNext(site, anna)).left).toBe(A_DAY - 1);
});

testOnSqlite("the previewed next member comes next, and the last member of a set has no successor", async () => {
  for (let promised = await behind(); promised; promised = await behind()) {
    await decide(site, anna, (await next())!, false);
    site.clock.advance(1000);
    expect(await next()).toBe(promised);
  }
  expect((await upNext(site, anna)).left).toBe(1);
});

test("a member whose decision was undone comes next, whatever their rank", async () => {
  for (let place = 0; place < 6; place++) {
    const id = (await next())!;
    await decide(site, anna, id, place % 2 === 0);
    site.clock.advance(1000);
    await undo(site, anna, id);
    expect((await upNext(site, anna, id)).found?.profile.id).toBe(id);
    await decide(site, anna, id, false);
    site.clock.advance(1000);
  }
});

testOnSqlite("a decided member does not return on request", async () => {
  const first = (await next())!;
  await decide(site, anna, first, false);
  expect((await upNext(site, anna, first)).found?.profile.id).not.toBe(first);
});

testOnSqlite("deciding about a hidden member is refused", async () => {
  for (const liked of [true, false]) {
    await expect(decide(site, anna, "x", liked)).rejects.toMatchObject({ code: "profiles.not_found" });
  }
});

testOnSqlite("a day begins with a member who has a photo, and the best match comes next", async () => {
  const usual = (await next())!;
  const others = men.filter(({ id }) => id !== usual);
  site = await testSite({
    members: [anna, men.find(({ id }) => id === usual)!, { ...others[0]!, mainPhoto: "a.webp" }],
  });
  expect(await next()).toBe(others[0]!.id);
  expect(await behind()).toBe(usual);
  await decide(site, anna, others[0]!.id, false);
  expect(await next()).toBe(usual);
});
