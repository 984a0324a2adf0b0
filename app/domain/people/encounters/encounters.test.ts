// @engines both
import { beforeEach, expect, test } from "vitest";
import { like, newLikes } from "~/app/domain/people/likes/likes";
import { profileOf } from "~/app/domain/people/profiles/profiles";
import { photos, visits } from "~/db/tables";
import { testOnSqlite } from "~/tests/support/engines";
import { anAdult, START, type TestSite, testSite } from "~/tests/support/test-site";
import { albumsMet, encounterWith, noteLook } from "./encounters";

const MINUTE = 60_000;
const anna = anAdult({ name: "Anna" });
const bert = anAdult({ name: "Bert" });
const carl = anAdult({ name: "Carl" });

let site: TestSite;
beforeEach(async () => {
  site = await testSite({ members: [anna, bert, carl] });
});

testOnSqlite("two members without contact, or a malformed id, have no encounter", async () => {
  const nothing = { visitedAt: null, liked: null, hasNewLike: false, hasAlbums: false };
  for (const other of [bert.id, "x", "\0"]) expect(await encounterWith(site, anna, other)).toEqual(nothing);
});

testOnSqlite("an encounter contains the member's like, a new like of the other, and an earlier visit", async () => {
  await like(site, carl, anna.id);
  expect(await encounterWith(site, anna, bert.id)).toMatchObject({ hasNewLike: false });
  await like(site, anna, bert.id);
  await like(site, bert, anna.id);
  const before = { visitedAt: null, liked: { prompt: null }, hasNewLike: true, hasAlbums: false };
  expect(await encounterWith(site, anna, bert.id)).toEqual(before);
  await noteLook(site, anna, bert.id, before);
  expect(await encounterWith(site, anna, bert.id)).toEqual({ ...before, visitedAt: START, hasNewLike: false });
  expect(await encounterWith(site, bert, anna.id)).toEqual(before);
});

test("a visit is recorded once in five minutes, and marks a like from that page as seen", async () => {
  const look = async () => noteLook(site, anna, bert.id, await encounterWith(site, anna, bert.id));
  await like(site, bert, anna.id);
  await like(site, carl, anna.id);
  await look();
  expect(await newLikes(site, anna)).toBe(1);
  site.clock.advance(4 * MINUTE);
  await look();
  expect(await looks()).toEqual([START]);
  site.clock.advance(MINUTE);
  await look();
  expect(await looks()).toEqual([START + 5 * MINUTE]);
});

test("albums are read if either member has a private photo that was not rejected", async () => {
  const albums = async () => albumsMet(site, anna, bert.id, await encounterWith(site, anna, bert.id));
  const none = { count: 0, access: null, photos: [], shows: null };
  await addPhoto({ id: "1", profileId: bert.id, isPrivate: true, state: "rejected" });
  await addPhoto({ id: "2", profileId: carl.id, isPrivate: true });
  expect(await albums()).toEqual(none);
  await addPhoto({ id: "3", profileId: anna.id, isPrivate: true });
  expect(await albums()).toEqual({ ...none, shows: false });
  await addPhoto({ id: "4", profileId: bert.id, isPrivate: true });
  expect(await albums()).toEqual({ ...none, count: 1, shows: false });
  expect(await albumsMet(site, anna, anna.id, await encounterWith(site, anna, anna.id))).toBeNull();
});

testOnSqlite("a profile contains its public photos in order, marked ones last", async () => {
  await addPhoto({ id: "1", profileId: bert.id, position: 2 });
  await addPhoto({ id: "2", profileId: bert.id, position: 1 });
  await addPhoto({ id: "3", profileId: bert.id, position: 0, nudity: true });
  await addPhoto({ id: "4", profileId: bert.id, isPrivate: true });
  await addPhoto({ id: "5", profileId: bert.id, state: "held" });
  await addPhoto({ id: "6", profileId: carl.id });
  const { photos: shown } = await profileOf(site, anna, bert.id);
  expect(shown).toEqual([
    { id: "2", file: "file 2", nudity: false },
    { id: "1", file: "file 1", nudity: false },
    { id: "3", file: "file 3", nudity: true },
  ]);
  expect((await profileOf(site, bert, anna.id)).photos).toEqual([]);
});

async function addPhoto(
  given: Pick<typeof photos.$inferInsert, "id" | "profileId"> & Partial<typeof photos.$inferInsert>,
) {
  const photo = {
    file: `file ${given.id}`,
    createdAt: START,
    state: "approved" as const,
    position: 0,
    isPrivate: false,
    nudity: false,
  };
  await site.db.transact((tx) => tx.drizzle.insert(photos).values({ ...photo, ...given }));
}

async function looks() {
  const rows = await site.db.read(({ drizzle }) => drizzle.select({ at: visits.at }).from(visits));
  return rows.map(({ at }) => at);
}
