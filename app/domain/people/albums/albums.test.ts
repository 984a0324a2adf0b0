// @engines both
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { approvePhoto, rejectPhoto, setPrivate } from "~/app/domain/people/photos/moderation";
import { addPhoto, ownPhotos } from "~/app/domain/people/photos/photos";
import { profileOf } from "~/app/domain/people/profiles/profiles";
import { setVisibility } from "~/app/domain/people/profiles/visibility";
import { anyone, search } from "~/app/domain/people/search/search";
import { block, unblock } from "~/app/domain/safety/blocks/blocks";
import { report } from "~/app/domain/safety/reports/reports";
import { bytesOf } from "~/app/domain/site/media/media";
import { testOnSqlite } from "~/tests/support/engines";
import { jpeg } from "~/tests/support/pictures";
import { anAdult, anOperator, type TestSite, testSite } from "~/tests/support/test-site";
import {
  albumGuests,
  albumPicture,
  albumsBetween,
  askForAlbum,
  askingForAlbum,
  grantAlbum,
  revokeAlbum,
} from "./albums";

const folder = mkdtempSync(join(tmpdir(), "bouquet-albums-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const good = join(folder, "good.jpg");
beforeAll(async () => writeFileSync(good, await jpeg(480, 360)));

const anna = anAdult({ name: "Anna", gender: "female" });
const bert = anAdult({ name: "Bert", gender: "male" });
const carl = anAdult({ name: "Carl", gender: "male" });

/** Anna has a public photo and a private one. */
async function siteWithAlbum() {
  const site = await testSite({ members: [anna, bert, carl] });
  const open = await addPhoto(site, anna, good);
  const kept = await addPhoto(site, anna, good);
  await Promise.all([1, 2, 3].map(() => setPrivate(site, anna, kept.id, true))); // a repeated form
  return { site, open, kept };
}

const sees = (site: TestSite, viewer: typeof bert, photo: string) =>
  albumPicture(site, viewer, anna.id, photo).then(
    ({ body }) => body.toArray().then((parts) => parts.length > 0),
    (error) => (error.code === "photos.not_found" ? false : Promise.reject(error)),
  );

testOnSqlite("a private photo is in no profile, card or search, and its former address is gone", async () => {
  const { site, open, kept } = await siteWithAlbum();
  for (const viewer of [bert, anna, null]) {
    expect((await profileOf(site, viewer, anna.id)).photos.map(({ id }) => id)).toEqual([open.id]);
  }
  for (const size of ["s", "m", "l"]) expect(await site.media.get(`media/${kept.file}-${size}.webp`)).toBeUndefined();
  const [, mine] = await ownPhotos(site, anna);
  expect(mine).toMatchObject({ id: kept.id, isPrivate: true });
  expect(mine!.file).not.toBe(kept.file);
  expect(await site.media.get(`media/${mine!.file}-l.webp`)).toBeUndefined();

  await setPrivate(site, anna, open.id, true);
  expect((await profileOf(site, bert, anna.id)).photo).toBeNull();
  const found = await search(site, bert, { ...anyone, gender: "female" });
  expect(found.profiles.map(({ photo }) => photo)).toEqual([null]);

  await setPrivate(site, anna, kept.id, false);
  const [shown] = (await profileOf(site, bert, anna.id)).photos;
  expect(shown!.id).toBe(kept.id);
  expect((await bytesOf(site.media, `media/${shown!.file}-l.webp`)).length).toBeGreaterThan(0);
});

testOnSqlite("only its owner can make a photo private, and the first public photo becomes the main one", async () => {
  const { site, open, kept } = await siteWithAlbum();
  await expect(setPrivate(site, bert, open.id, true)).rejects.toThrow("photos.not_found");
  await expect(setPrivate(site, anna, "nothing", true)).rejects.toThrow("photos.not_found");
  await setPrivate(site, anna, kept.id, true);
  expect((await profileOf(site, bert, anna.id)).photo).toBe(open.file);
});

testOnSqlite("a member asks for access, gets it, and loses it as soon as it is revoked", async () => {
  const { site, kept } = await siteWithAlbum();
  expect(await albumsBetween(site, bert, anna.id)).toEqual({ count: 1, access: null, photos: [], shows: null });
  expect(await sees(site, bert, kept.id)).toBe(false);

  await askForAlbum(site, bert, anna.id);
  await askForAlbum(site, bert, anna.id);
  expect(await albumsBetween(site, bert, anna.id)).toMatchObject({ access: "asked", photos: [] });
  expect(await askingForAlbum(site, anna)).toBe(1);
  expect(await sees(site, bert, kept.id)).toBe(false);

  await grantAlbum(site, anna, bert.id);
  expect(await albumsBetween(site, bert, anna.id)).toMatchObject({ access: "granted", photos: [{ id: kept.id }] });
  expect((await albumsBetween(site, anna, bert.id)).shows).toBe(true);
  expect(await sees(site, bert, kept.id)).toBe(true);
  expect(await sees(site, carl, kept.id)).toBe(false);
  expect(await albumGuests(site, anna)).toMatchObject({ asking: [], seeing: [{ name: "Bert" }] });

  await revokeAlbum(site, anna, bert.id);
  expect(await sees(site, bert, kept.id)).toBe(false);
  expect(await albumsBetween(site, bert, anna.id)).toMatchObject({ access: "asked", photos: [] });
});

testOnSqlite("a refused member sees only their request, and is not listed again", async () => {
  const { site } = await siteWithAlbum();
  await askForAlbum(site, bert, anna.id);
  await revokeAlbum(site, anna, bert.id);
  await askForAlbum(site, bert, anna.id);
  expect((await albumsBetween(site, bert, anna.id)).access).toBe("asked");
  expect(await albumGuests(site, anna)).toEqual({ asking: [], seeing: [] });
});

test("a member who left or hid can no longer ask, and a grant to them can be revoked without a name", async () => {
  const { site } = await siteWithAlbum();
  for (const guest of [bert, carl]) await askForAlbum(site, guest, anna.id);
  await setVisibility(site, bert, { seenBy: "nobody" });
  expect((await albumGuests(site, anna)).asking).toMatchObject([{ name: "Carl" }]);
  expect(await askingForAlbum(site, anna)).toBe(1);
  await grantAlbum(site, anna, carl.id);
  await setVisibility(site, carl, { seenBy: "nobody" });
  expect(await albumGuests(site, anna)).toMatchObject({ asking: [], seeing: [{ id: carl.id, name: null }] });
  await revokeAlbum(site, anna, carl.id);
  expect(await albumGuests(site, anna)).toEqual({ asking: [], seeing: [] });
});

testOnSqlite("access covers private, visible photos of a visible member", async () => {
  const { site, open, kept } = await siteWithAlbum();
  await grantAlbum(site, anna, bert.id);
  expect(await sees(site, bert, open.id)).toBe(false);
  await rejectPhoto(site, anOperator, kept.id, { reason: "Not you" });
  expect(await sees(site, bert, kept.id)).toBe(false);
  await approvePhoto(site, anOperator, kept.id);
  expect(await sees(site, bert, kept.id)).toBe(true);
  expect((await profileOf(site, carl, anna.id)).photos.map(({ id }) => id)).toEqual([open.id]);
  await expect(askForAlbum(site, anna, bert.id)).rejects.toThrow("albums.not_found");
  await expect(askForAlbum(site, anna, anna.id)).rejects.toThrow("albums.own");
  await expect(grantAlbum(site, anna, "nobody")).rejects.toThrow("albums.not_found");
});

testOnSqlite.each([
  ["the owner", anna, bert],
  ["the viewer", bert, anna],
])("a block by %s ends access permanently", async (_, blocker, blocked) => {
  const { site, kept } = await siteWithAlbum();
  await grantAlbum(site, anna, bert.id);
  await block(site, blocker, blocked.id);
  expect(await sees(site, bert, kept.id)).toBe(false);
  await expect(askForAlbum(site, bert, anna.id)).rejects.toThrow("albums.not_found");
  await unblock(site, blocker, blocked.id);
  expect(await sees(site, bert, kept.id)).toBe(false);
  expect((await albumsBetween(site, bert, anna.id)).access).toBeNull();
});

testOnSqlite("only members with access can report a private photo", async () => {
  const { site, kept } = await siteWithAlbum();
  const about = { target: { kind: "photo" as const, id: kept.id }, reason: "fake" as const, words: "", block: false };
  await expect(report(site, bert, about)).rejects.toThrow("reports.not_found");
  await grantAlbum(site, anna, bert.id);
  expect(await report(site, bert, about)).not.toBe("");
});
