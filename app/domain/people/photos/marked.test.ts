import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { profileOf } from "~/app/domain/people/profiles/profiles";
import { anyone, search } from "~/app/domain/people/search/search";
import { jpeg } from "~/tests/support/pictures";
import { anAdult, anOperator, type TestSite, testSite } from "~/tests/support/test-site";
import { markPhoto, setPrivate } from "./moderation";
import { addPhoto, ownPhotos } from "./photos";
import { photosToDecide } from "./waiting";

const folder = mkdtempSync(join(tmpdir(), "bouquet-marked-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const picture = join(folder, "good.jpg");
beforeAll(async () => writeFileSync(picture, await jpeg(480, 360)));

const anna = anAdult({ name: "Anna" });
const bert = anAdult({ name: "Bert" });

const marksSeen = async (site: TestSite) =>
  (await profileOf(site, bert, anna.id)).photos.map(({ id, nudity }) => [id, nudity]);
const cardOf = async (site: TestSite) => (await search(site, bert, anyone)).profiles.find(({ id }) => id === anna.id);
const foundWithout = async (site: TestSite) =>
  (await search(site, bert, { ...anyone, hideNudity: true })).profiles.map(({ name }) => name);

test("a marked photo is last on the profile and on no card, and searches can exclude it", async () => {
  const site = await testSite({ members: [anna, bert] });
  const first = await addPhoto(site, anna, picture);
  const second = await addPhoto(site, anna, picture);
  await markPhoto(site, anOperator, first.id, true);
  expect(await marksSeen(site)).toEqual([
    [second.id, false],
    [first.id, true],
  ]);
  expect(await cardOf(site)).toMatchObject({ photo: second.file });
  expect(await foundWithout(site)).toEqual([]);
  expect(await ownPhotos(site, anna)).toMatchObject([{ nudity: true }, { nudity: false }]);
  expect((await photosToDecide(site)).rows).toMatchObject([{ nudity: true }, { nudity: false }]);
  await markPhoto(site, anOperator, second.id, true);
  expect(await cardOf(site)).toMatchObject({ photo: null });
  await markPhoto(site, anOperator, first.id, false);
  await markPhoto(site, anOperator, second.id, false);
  expect(await cardOf(site)).toMatchObject({ photo: first.file });
  expect(await foundWithout(site)).toEqual(["Anna"]);
});

test("a marked private photo does not exclude its owner from a search without nudity", async () => {
  const site = await testSite({ members: [anna, bert] });
  const { id } = await addPhoto(site, anna, picture);
  await markPhoto(site, anOperator, id, true);
  await setPrivate(site, anna, id, true);
  expect(await foundWithout(site)).toEqual(["Anna"]);
  await setPrivate(site, anna, id, false);
  expect(await foundWithout(site)).toEqual([]);
});

test("a site without marked photos shows them to the owner only, and finds every member", async () => {
  const site = await testSite({ tenant: { photos: { nudity: "left_out" } }, members: [anna, bert] });
  const { id } = await addPhoto(site, anna, picture);
  await markPhoto(site, anOperator, id, true);
  expect(await marksSeen(site)).toEqual([]);
  expect(await ownPhotos(site, anna)).toMatchObject([{ id, nudity: true }]);
  expect(await foundWithout(site)).toEqual(["Anna"]);
});

test("an unknown photo, or a shared drawing, cannot be marked", async () => {
  const site = await testSite({ members: [{ ...anna, photos: ["drawn.svg"] }] });
  const [drawing] = await ownPhotos(site, anna);
  for (const id of [drawing!.id, site.newId(), "no id"]) {
    await expect(markPhoto(site, anOperator, id, true)).rejects.toMatchObject({ code: "photos.not_found" });
  }
});
