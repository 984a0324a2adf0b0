// @engines both
import { beforeEach, describe, expect, test } from "vitest";
import { visit } from "~/app/domain/people/visits/visits";
import { block } from "~/app/domain/safety/blocks/blocks";
import { risksOf } from "~/app/domain/safety/risk/risk";
import { describeOnSqlite, testOnSqlite } from "~/tests/support/engines";
import { aFictional, anAdult, type Person, type TestSite, testSite } from "~/tests/support/test-site";
import { like, likedAmong, likesList, likesOf, markLikesSeen, newLikes, newOnTabs, unlike } from "./likes";

const anna = anAdult({ name: "Anna" });
const bert = anAdult({ name: "Bert" });
const carl = anAdult({ name: "Carl" });
const hidden = anAdult({ name: "Hidden", visible: false });
const young = anAdult({ name: "Young", birthDate: "2010-01-01" });
const rosa = aFictional({ name: "Rosa" });

let site: TestSite;
beforeEach(async () => {
  site = await testSite({ members: [anna, bert, carl, hidden, young, rosa] });
});

testOnSqlite("a like is given by one member and new to the other", async () => {
  await like(site, anna, bert.id);
  expect((await likesOf(site, anna)).given.map(({ name }) => name)).toEqual(["Bert"]);
  expect((await likesOf(site, bert)).received).toMatchObject([{ card: { name: "Anna" }, isNew: true, at: site.now() }]);
  expect((await likesOf(site, carl)).received).toEqual([]);
  expect(await newLikes(site, bert)).toBe(1);
  expect(await newLikes(site, anna)).toBe(0);
});

test("a match is new on both tabs until it is seen", async () => {
  await like(site, bert, anna.id);
  await like(site, carl, anna.id);
  await like(site, anna, bert.id);
  expect(await newOnTabs(site, anna)).toEqual({ received: 2, mutual: 1 });
  await markLikesSeen(site, anna, bert.id);
  expect(await newOnTabs(site, anna)).toEqual({ received: 1, mutual: 0 });
});

testOnSqlite("liking or unliking twice changes nothing", async () => {
  await like(site, anna, bert.id);
  await markLikesSeen(site, bert);
  site.clock.advance(1000);
  await like(site, anna, bert.id);
  expect(await newLikes(site, bert)).toBe(0);
  expect((await likesOf(site, bert)).received[0]?.at).toBe(site.now() - 1000);
  for (let time = 0; time < 2; time++) await unlike(site, anna, bert.id);
  expect((await likesOf(site, bert)).received).toEqual([]);
});

testOnSqlite("a like after an unlike is new again", async () => {
  await like(site, anna, bert.id);
  await markLikesSeen(site, bert);
  await unlike(site, anna, bert.id);
  await like(site, anna, bert.id);
  expect(await newLikes(site, bert)).toBe(1);
});

test("one member's like, or all of them, can be marked as seen", async () => {
  await like(site, anna, bert.id);
  await like(site, carl, bert.id);
  await markLikesSeen(site, bert, carl.id);
  expect((await likesOf(site, bert)).received.filter(({ isNew }) => isNew)).toMatchObject([{ card: { name: "Anna" } }]);
  await markLikesSeen(site, bert);
  expect(await newLikes(site, bert)).toBe(0);
});

describeOnSqlite("a like", () => {
  test("is refused for the member's own profile", async () => {
    for (const verb of [like, unlike]) {
      await expect(verb(site, anna, anna.id)).rejects.toMatchObject({ code: "likes.self", kind: "invalid" });
    }
  });

  test("is refused for a hidden profile", async () => {
    await block(site, bert, anna.id);
    await testSite({ members: [anAdult({ name: "Elsewhere" })] });
    for (const id of [hidden.id, young.id, bert.id, "01970000-0000-7000-8000-00000000ffff", "x", ""]) {
      await expect(like(site, anna, id)).rejects.toMatchObject({ code: "profiles.not_found", kind: "not_found" });
    }
    await expect(like(site, bert, anna.id)).rejects.toMatchObject({ code: "profiles.not_found" });
    expect((await likesOf(site, anna)).given).toEqual([]);
  });

  test("is not listed or counted after a block, until the block is removed", async () => {
    await like(site, bert, anna.id);
    await like(site, anna, bert.id);
    await block(site, anna, bert.id);
    for (const who of [anna, bert]) {
      expect(await likesOf(site, who)).toEqual({ given: [], received: [] });
      expect(await newLikes(site, who)).toBe(0);
      expect(await likesList(site, who, "mutual")).toMatchObject({ people: [], numResults: 0 });
    }
    await unlike(site, anna, bert.id); // still allowed
    expect(await likedAmong(site, anna, [bert.id])).toEqual(new Set());
  });
});

testOnSqlite("a fictional profile can be liked, and is labelled", async () => {
  await like(site, anna, rosa.id);
  expect((await likesOf(site, anna)).given).toMatchObject([{ name: "Rosa", fictional: true }]);
});

describe("lists", () => {
  const crowd: Person[] = Array.from({ length: 30 }, (_, index) => anAdult({ name: `Fan ${index}` }));

  test("are paged, newest first, with an exact count", async () => {
    await site.add(...crowd);
    for (const fan of crowd) {
      site.clock.advance(1000);
      await like(site, fan, anna.id);
    }
    const pages = await Promise.all([1, 2, 3, 4].map((page) => likesList(site, anna, "received", page)));
    expect(pages.map(({ people }) => people.length)).toEqual([12, 12, 6, 0]);
    expect(pages[0]).toMatchObject({ type: "received", numResults: 30, pages: 3, pageSize: 12 });
    const shown = pages.flatMap(({ people }) => people.map(({ card }) => card.name));
    expect(shown).toEqual(crowd.map(({ name }) => name).reverse());
  });

  test("of matches contain mutual likes, dated by the newer one", async () => {
    await like(site, anna, bert.id);
    await like(site, anna, carl.id);
    await like(site, rosa, anna.id);
    await like(site, carl, anna.id);
    expect((await likesList(site, anna, "mutual")).people).toMatchObject([{ card: { name: "Carl" }, isNew: true }]);
    expect((await likesList(site, carl, "mutual")).people).toMatchObject([{ card: { name: "Anna" }, isNew: true }]);
    expect((await likesList(site, anna, "given")).people.map(({ isNew }) => isNew)).toEqual([false, false]);
    expect((await likesList(site, bert, "mutual")).numResults).toBe(0);
  });

  test("of visitors contain the profile's visits", async () => {
    await visit(site, bert, anna.id);
    expect((await likesList(site, anna, "visitors")).people).toMatchObject([{ card: { name: "Bert" }, isNew: false }]);
    await block(site, bert, anna.id);
    expect((await likesList(site, anna, "visitors")).numResults).toBe(0);
  });

  testOnSqlite("likedOf returns the liked members among any number of ids", async () => {
    await site.add(...crowd.map((fan) => ({ ...fan, id: fan.id.replace("0197", "0198"), email: `x${fan.email}` })));
    const ids = crowd.map(({ id }) => id.replace("0197", "0198"));
    for (const id of [ids[0]!, ids[11]!, ids[12]!, ids[29]!]) await like(site, anna, id);
    expect(await likedAmong(site, anna, [...ids, bert.id])).toEqual(new Set([ids[0], ids[11], ids[12], ids[29]]));
    expect(await likedAmong(site, anna, [])).toEqual(new Set());
  });
});

test("likes faster than profiles can be read are a risk signal, sooner for a new member", async () => {
  const people = Array.from({ length: 41 }, (_, at) => anAdult({ name: `Somebody ${at}` }));
  const newcomer = anAdult({ name: "New", signedUpAt: site.now() });
  const settled = anAdult({ name: "Settled", signedUpAt: site.now() - 30 * 24 * 60 * 60_000 });
  await site.add(newcomer, settled, ...people);
  const noticed = async (who: Person) => (await risksOf(site, who.id)).map(({ rule, figures }) => ({ rule, figures }));
  for (const { id } of people.slice(0, 19)) await like(site, newcomer, id);
  await like(site, newcomer, people[0]!.id);
  expect(await noticed(newcomer)).toEqual([]);
  await like(site, newcomer, people[19]!.id);
  expect(await noticed(newcomer)).toEqual([{ rule: "likes_minute", figures: { likes: 20, age: 0 } }]);
  for (const { id } of people.slice(0, 39)) await like(site, settled, id);
  expect(await noticed(settled)).toEqual([]);
  site.clock.advance(60_000);
  await like(site, settled, people[39]!.id);
  expect(await noticed(settled), "the minute is over").toEqual([]);
});

test("a hundred and fifty likes in an hour are a risk signal for a new member, at any speed", async () => {
  const people = Array.from({ length: 150 }, (_, at) => anAdult({ name: `Somebody ${at}` }));
  const newcomer = anAdult({ name: "New", signedUpAt: site.now() });
  await site.add(newcomer, ...people);
  for (const { id } of people.slice(0, 149)) {
    await like(site, newcomer, id);
    site.clock.advance(20_000);
  }
  expect(await risksOf(site, newcomer.id)).toEqual([]);
  site.clock.advance(-20_000);
  await like(site, newcomer, people[149]!.id);
  expect(await risksOf(site, newcomer.id)).toMatchObject([{ rule: "likes_hour", figures: { likes: 150 } }]);
});
