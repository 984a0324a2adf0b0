// @engines both
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Goals, standingIn } from "~/app/domain/safety/queues/queues";
import { photos } from "~/db/tables";
import { testOnSqlite } from "~/tests/support/engines";
import { mailsFrom } from "~/tests/support/mails";
import { jpeg } from "~/tests/support/pictures";
import { anAdult, anOperator, type TestSite, testSite } from "~/tests/support/test-site";
import { approvePhoto, decideUndecided, ownerOfPhoto, pictureToDecide } from "./moderation";
import { addPhoto, ownPhotos } from "./photos";
import { photosToDecide } from "./waiting";

const folder = mkdtempSync(join(tmpdir(), "bouquet-moderation-"));
const file = join(folder, "photo.jpg");
beforeAll(async () => writeFileSync(file, await jpeg(480, 360)));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const anna = anAdult({ name: "Anna" });
let site: TestSite;
let id: string;
beforeEach(async () => {
  site = await testSite({ tenant: { photos: { approval: "before" } }, members: [anna] });
  id = (await addPhoto(site, anna, file)).id;
});

const rejected = { approved: false as const, reason: "There is a phone number in it." };
const state = async () => (await ownPhotos(site, anna))[0]!.state;

testOnSqlite("a decided photo stays as it is", async () => {
  await decideUndecided(site, anOperator, id, rejected);
  await expect(decideUndecided(site, anOperator, id, { approved: true })).rejects.toMatchObject({
    code: "queue.photo_decided",
  });
  expect(await state()).toBe("rejected");
  await approvePhoto(site, anOperator, id);
  await expect(decideUndecided(site, anOperator, id, rejected)).rejects.toMatchObject({ code: "queue.photo_decided" });
  expect([await state(), await mailsFrom(site)]).toMatchObject(["approved", [{ to: anna.email }]]);
});

testOnSqlite("an undecided photo waits until the decision", async () => {
  expect((await photosToDecide(site)).rows).toMatchObject([{ id }]);
  await approvePhoto(site, anOperator, id);
  expect((await photosToDecide(site)).rows).toEqual([]);
});

test("a drawing never waits for a decision", async () => {
  const drawn = await testSite({ members: [{ ...anna, photos: ["drawn.svg"] }] });
  await drawn.db.transact(async ({ drizzle }) => void (await drizzle.update(photos).set({ state: "unchecked" })));
  const goals = { photos: 1 } as Goals;
  const standing = await standingIn(drawn, { cases: false, service: false, photos: true, payments: false }, goals);
  expect([(await photosToDecide(drawn)).rows, standing]).toEqual([[], []]);
});

test("only one of two simultaneous decisions counts", async () => {
  const both = [
    decideUndecided(site, anOperator, id, rejected),
    decideUndecided(site, anOperator, id, { approved: true }),
  ];
  const outcomes = await Promise.allSettled(both);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

testOnSqlite("an undecided photo can be viewed wherever its files are", async () => {
  const held = await pictureToDecide(site, id);
  held.body.destroy();
  await approvePhoto(site, anOperator, id);
  const shown = await pictureToDecide(site, id);
  shown.body.destroy();
  expect([held.size > 0, shown.size, await ownerOfPhoto(site, id)]).toEqual([
    true,
    held.size,
    { profileId: anna.id, name: "Anna" },
  ]);
  await expect(pictureToDecide(site, "nothing")).rejects.toMatchObject({ code: "photos.not_found" });
});
