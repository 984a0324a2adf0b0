// @engines both
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { deleteMember } from "~/app/domain/account/deletion/deletion";
import { effects } from "~/app/domain/effect-handlers";
import { likeAccounts } from "~/app/domain/people/lookup/like-accounts";
import { newName, storing } from "~/app/domain/people/photos/files";
import { approvePhoto, rejectPhoto } from "~/app/domain/people/photos/moderation";
import { addPhoto, deletePhoto } from "~/app/domain/people/photos/photos";
import { insertPhoto } from "~/app/domain/people/photos/photos.queries";
import { printPhotos } from "~/app/domain/people/photos/unprinted";
import { photosToDecide } from "~/app/domain/people/photos/waiting";
import { sendDue } from "~/app/domain/site/outbox/outbox";
import { personalData } from "~/db/personal-data";
import { photoPrints, photos, rejectedPrintData, rejectedPrints } from "~/db/tables";
import { testOnSqlite } from "~/tests/support/engines";
import { stepsOf } from "~/tests/support/explain";
import { COPIES, portrait } from "~/tests/support/portraits";
import { statementsOf } from "~/tests/support/statements";
import { anAdult, anOperator, type TestSite, testSite } from "~/tests/support/test-site";
import { fullTest } from "~/tests/support/tiers";

const folder = mkdtempSync(join(tmpdir(), "bouquet-prints-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

import { notePrint } from "./photo-prints";
import { printOf } from "./print.mjs";

const DAY = 24 * 60 * 60_000;
const anna = anAdult({ name: "Anna" });
const bert = anAdult({ name: "Bert" });
const carl = anAdult({ name: "Carl" });
const members = [anna, bert, carl];
let site: TestSite;
beforeEach(async () => {
  site = await testSite({ tenant: { photos: { approval: "before" } }, members });
});

/** Adds a photo like `addPhoto`, but without a child process. */
async function adds({ id: profileId }: { id: string }, picture: Sharp, at = site): Promise<string> {
  at.clock.advance(1);
  const webp = await picture.webp().toBuffer();
  const photo = { id: at.newId(), profileId, file: newName(at), createdAt: at.now(), state: "held" as const };
  const pictures = { s: webp, m: webp, l: webp };
  await storing(at, { name: photo.file, shelf: "held", pictures }, async (tx) => {
    await insertPhoto(tx, { ...photo, reason: null, isPrivate: false, nudity: false, nudityScore: null });
    await notePrint(tx, { id: photo.id, profileId, print: await printOf(sharp(webp)) });
  });
  return photo.id;
}
const copy = (seed: number) => COPIES["cut at its edges"]!(portrait(seed));
const waiting = async (at = site) =>
  (await photosToDecide(at)).rows.map(({ name, alike }) => [name, ...alike.map((each) => each.photo?.name ?? "gone")]);
const everythingDone = async () => {
  while ((await sendDue(site, "a test", effects)) > 0);
};
const fake = { reason: "Somebody else", category: "fake" } as const;

describe("photos that wait", () => {
  fullTest("come first where they look like another account's, as members upload them", async () => {
    for (const [of, picture] of [
      [anna, portrait(1)],
      [bert, portrait(2)],
      [carl, copy(2)],
    ] as const) {
      const file = join(folder, "upload");
      await picture.jpeg().toFile(file);
      await addPhoto(site, of, file);
    }
    expect(await waiting()).toEqual([["Bert", "Carl"], ["Carl", "Bert"], ["Anna"]]);
  });

  test("are listed in groups of look-alikes, even across pages", async () => {
    for (const [of, seed] of [
      [anna, 1],
      [anna, 2],
      [bert, 3],
      [bert, 2],
      [carl, 1],
      [carl, 4],
    ] as const)
      await adds(of, copy(seed));
    const names: string[] = [];
    for (let after: string | undefined; ; ) {
      const { rows, next } = await photosToDecide(site, { after, limit: 2 });
      names.push(rows.map(({ name }) => name).join(" "));
      if (next === null) break;
      after = next;
    }
    expect(names).toEqual(["Anna Carl", "Anna Bert", "Bert Carl"]);
  });

  testOnSqlite("are grouped with a published look-alike, which stays off the list", async () => {
    await approvePhoto(site, anOperator, await adds(anna, portrait(1)));
    await adds(bert, portrait(2));
    await adds(carl, copy(1));
    expect(await waiting()).toEqual([["Carl", "Anna"], ["Bert"]]);
  });

  testOnSqlite("ignore the owner's own photos, except rejected ones", async () => {
    const first = await adds(anna, portrait(1));
    await adds(anna, copy(1));
    expect(await waiting()).toEqual([["Anna"], ["Anna"]]);
    await rejectPhoto(site, anOperator, first, fake);
    expect(await waiting()).toEqual([["Anna", "Anna"]]);
  });

  testOnSqlite("match a deleted rejected photo by category and time, without its owner", async () => {
    const first = await adds(anna, portrait(1));
    await rejectPhoto(site, anOperator, first, fake);
    const at = site.now();
    await deletePhoto(site, anna, first);
    await adds(bert, copy(1));
    await adds(carl, portrait(2));
    const { rows } = await photosToDecide(site);
    expect(rows.map(({ alike }) => alike)).toEqual([[{ photo: null, rejected: { at, category: "fake" } }], []]);
  });

  testOnSqlite("ignore a photo that its owner deleted, and one that was approved after all", async () => {
    await deletePhoto(site, anna, await adds(anna, portrait(1)));
    const other = await adds(anna, portrait(2));
    await rejectPhoto(site, anOperator, other, fake);
    await approvePhoto(site, anOperator, other);
    await deletePhoto(site, anna, other);
    await adds(bert, copy(1));
    await adds(bert, copy(2));
    expect(await waiting()).toEqual([["Bert"], ["Bert"]]);
  });

  testOnSqlite("of different sites are not compared", async () => {
    const other = await testSite({ tenant: { slug: "other", photos: { approval: "before" } }, members: [bert] });
    await rejectPhoto(site, anOperator, await adds(anna, portrait(1)), fake);
    await adds(bert, copy(1), other);
    expect([await waiting(other), await likeAccounts(other, bert.id)]).toEqual([[["Bert"]], []]);
  });
});

test("a rejected photo is recognized for a year", async () => {
  const first = await adds(anna, portrait(1));
  await rejectPhoto(site, anOperator, first, fake);
  await deletePhoto(site, anna, first);
  site.clock.advance(364 * DAY);
  await everythingDone();
  await adds(bert, copy(1));
  expect(await waiting()).toEqual([["Bert", "gone"]]);
  site.clock.advance(2 * DAY);
  await everythingDone();
  expect(await waiting()).toEqual([["Bert"]]);
});

testOnSqlite("an erased member leaves only the prints of rejected photos, without a name", async () => {
  await adds(anna, portrait(1));
  await rejectPhoto(site, anOperator, await adds(anna, portrait(2)), fake);
  await deleteMember(site, anOperator, anna.id, { atOnce: true, reason: "Asked" });
  await everythingDone();
  const left = await site.db.read(async ({ drizzle }) => {
    return { photos: await drizzle.select().from(photos), prints: await drizzle.select().from(photoPrints) };
  });
  expect(left).toEqual({ photos: [], prints: [] });
  const rows = await site.db.read(({ drizzle }) => drizzle.select().from(rejectedPrints));
  expect(rows).toMatchObject([{ photoId: null, category: "fake", at: site.now() }]);
  expect(JSON.stringify(rows)).not.toContain(anna.id);
  expect(personalData).toContain(rejectedPrintData);
  await adds(bert, copy(1));
  await adds(bert, copy(2));
  expect(await waiting()).toEqual([["Bert", "gone"], ["Bert"]]);
});

testOnSqlite("an account with a look-alike photo counts as similar", async () => {
  await adds(anna, portrait(1));
  await adds(anna, portrait(2));
  await adds(bert, copy(2));
  await adds(carl, portrait(3));
  expect(await likeAccounts(site, anna.id)).toMatchObject([{ id: bert.id, why: ["photo"] }]);
  expect(await likeAccounts(site, carl.id)).toEqual([]);
});

describe("photos from before prints existed", () => {
  test("get their prints once, and are compared from then on", async () => {
    await adds(anna, portrait(1));
    await adds(bert, copy(1));
    const lost = await adds(carl, portrait(2));
    await site.db.transact(async ({ drizzle }) => {
      await drizzle.delete(photoPrints);
      await drizzle.update(photos).set({ alike: "" });
    });
    await site.media.remove((await photosToDecide(site)).rows[2]!.picture.replace("-l.", "-s.") as "held/lost");
    expect(await waiting()).toEqual([["Anna"], ["Bert"], ["Carl"]]);
    expect(await printPhotos(site)).toEqual({ done: 2, unread: [lost] });
    expect(await waiting()).toEqual([["Anna", "Bert"], ["Bert", "Anna"], ["Carl"]]);
    expect(await printPhotos(site)).toEqual({ done: 0, unread: [lost] });
  });
});

test("the search for look-alikes uses an index", async () => {
  await adds(anna, portrait(1));
  const asked = await statementsOf(async () => {
    await adds(bert, copy(1));
    await photosToDecide(site);
    await likeAccounts(site, anna.id);
  });
  const prints = asked.filter(({ sql }) => sql.startsWith("select") && sql.includes("_print"));
  expect(prints.length).toBeGreaterThan(4);
  for (const statement of prints)
    expect((await stepsOf(site.db, statement)).filter((step) => step.startsWith("all of"))).toEqual([]);
});
