import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { effects } from "~/app/domain/effect-handlers";
import { profileOf } from "~/app/domain/people/profiles/profiles";
import { anyone, search } from "~/app/domain/people/search/search";
import { openMedia } from "~/app/domain/site/media/media";
import { sendDue } from "~/app/domain/site/outbox/outbox";
import { TenantReadOnlyError } from "~/db/hold";
import { inOutbox } from "~/tests/support/in-outbox";
import { linkIn, mailsFrom } from "~/tests/support/mails";
import { bomb, damage, jpeg } from "~/tests/support/pictures";
import { tamper } from "~/tests/support/place";
import { startStore } from "~/tests/support/s3-server";
import { placeOf } from "~/tests/support/test-databases";
import { anAdult, anOperator, type TestSite, testSite } from "~/tests/support/test-site";
import { approvePhoto, decideUndecided, rejectPhoto } from "./moderation";
import { addPhoto, assertRoomForPhoto, deletePhoto, heldPicture, orderPhotos, ownPhotos } from "./photos";
import { MOST_PHOTOS } from "./photos.schema";
import { photosToDecide } from "./waiting";

const folder = mkdtempSync(join(tmpdir(), "bouquet-photos-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const good = join(folder, "good.jpg");
beforeAll(async () => writeFileSync(good, await jpeg(480, 360)));

const anna = anAdult({ name: "Anna", gender: "female" });
const bert = anAdult({ name: "Bert", gender: "male" });
/** Attempts are counted by site and member, across tests. */
const carl = anAdult({ name: "Carl" });
const before = { photos: { approval: "before" as const } };

/** Returns all files of a site's media: "media/<name>-s.webp". */
async function filesOf(site: TestSite): Promise<string[]> {
  const root = join(dirname(site.media.incoming), site.tenant.slug);
  const found = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return found.flatMap((entry) => (entry.isFile() ? join(entry.parentPath, entry.name).slice(root.length + 1) : []));
}

const shelves = async (site: TestSite) => {
  const counts = { media: 0, held: 0 };
  for (const file of await filesOf(site)) counts[file.split("/")[0] as "media" | "held"]++;
  return counts;
};

const mainOf = async (site: TestSite) => (await profileOf(site, bert, anna.id)).photo;
const seenOf = async (site: TestSite) => (await profileOf(site, bert, anna.id)).photos.map(({ id }) => id);

describe("a photo", () => {
  test("is visible at once, and the first one is the main photo", async () => {
    const site = await testSite({ members: [anna, bert] });
    const first = await addPhoto(site, anna, good);
    const second = await addPhoto(site, anna, good);
    expect(first.file).toMatch(/^[0-9a-f]{32}$/);
    expect(second.file).not.toBe(first.file);
    expect(await seenOf(site)).toEqual([first.id, second.id]);
    expect(await mainOf(site)).toBe(first.file);
    const { profiles } = await search(site, bert, { ...anyone, gender: "female" });
    expect(profiles.map(({ photo }) => photo)).toEqual([first.file]);
    expect(await shelves(site)).toEqual({ media: 6, held: 0 });
    expect(await inOutbox(site, "waiting")).toEqual([]);
  });

  test("loses its files when deleted, and the next one moves up", async () => {
    const site = await testSite({ members: [anna, bert] });
    const first = await addPhoto(site, anna, good);
    const second = await addPhoto(site, anna, good);
    await deletePhoto(site, anna, first.id);
    expect(await seenOf(site)).toEqual([second.id]);
    expect(await mainOf(site)).toBe(second.file);
    expect((await filesOf(site)).every((file) => file.includes(second.file))).toBe(true);
    expect(await shelves(site)).toEqual({ media: 3, held: 0 });
    await deletePhoto(site, anna, second.id);
    expect(await mainOf(site)).toBeNull();
    expect(await filesOf(site)).toEqual([]);
  });

  test("can be moved to the front, and all photos can be reordered", async () => {
    const site = await testSite({ members: [anna, bert] });
    const [a, b, c] = [
      await addPhoto(site, anna, good),
      await addPhoto(site, anna, good),
      await addPhoto(site, anna, good),
    ];
    await orderPhotos(site, anna, { main: c.id });
    expect(await seenOf(site)).toEqual([c.id, a.id, b.id]);
    expect(await mainOf(site)).toBe(c.file);
    await orderPhotos(site, anna, { order: [b.id, a.id] });
    expect(await seenOf(site)).toEqual([b.id, a.id, c.id]);
    await orderPhotos(site, anna, { order: [a.id, b.id, c.id], main: b.id });
    expect(await seenOf(site)).toEqual([b.id, a.id, c.id]);
  });

  test("can be changed by its owner only", async () => {
    const site = await testSite({ members: [anna, bert] });
    const photo = await addPhoto(site, anna, good);
    for (const id of [photo.id, site.newId(), "nothing"]) {
      await expect(deletePhoto(site, bert, id)).rejects.toThrow("photos.not_found");
      await expect(orderPhotos(site, bert, { main: id })).rejects.toThrow("photos.not_found");
    }
    expect(await seenOf(site)).toEqual([photo.id]);
  });

  test("that is a drawing is removed from one profile, and stays on others", async () => {
    const file = "f00.svg";
    const site = await testSite({
      members: [
        { ...anna, photos: [file], mainPhoto: file },
        { ...bert, photos: [file], mainPhoto: file },
      ],
    });
    await site.media.put(`media/${file}`, Buffer.from("<svg/>"));
    const [drawn] = await ownPhotos(site, anna);
    await deletePhoto(site, anna, drawn!.id);
    expect(await mainOf(site)).toBeNull();
    expect((await profileOf(site, anna, bert.id)).photo).toBe(file);
    expect(await filesOf(site)).toEqual([`media/${file}`]);
  });
});

describe("nothing is stored", () => {
  test("of a refused file", async () => {
    const site = await testSite({ members: [anna] });
    const bad = { svg: '<svg xmlns="http://www.w3.org/2000/svg"/>', bomb: bomb(), damaged: damage(await jpeg(), 4) };
    for (const [name, bytes] of Object.entries(bad)) {
      writeFileSync(join(folder, name), bytes);
      await expect(addPhoto(site, anna, join(folder, name)), name).rejects.toThrow("photos.");
    }
    expect(await ownPhotos(site, anna)).toEqual([]);
    expect(await filesOf(site)).toEqual([]);
    expect(await inOutbox(site, "waiting")).toEqual([]);
  });

  test("beyond the maximum, even with simultaneous uploads", async () => {
    const site = await testSite({ members: [{ ...anna, photos: Array(MOST_PHOTOS - 1).fill("drawn.svg") }] });
    await assertRoomForPhoto(site, anna);
    const tries = await Promise.allSettled(Array.from({ length: 3 }, () => addPhoto(site, anna, good)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const problems = tries.flatMap((each) => (each.status === "rejected" ? `${each.reason.message}` : []));
    expect(problems).toEqual(["photos.too_many", "photos.too_many"]);
    await expect(assertRoomForPhoto(site, anna)).rejects.toThrow("photos.too_many");
    expect(await shelves(site)).toEqual({ media: 3, held: 0 });
  });

  test("after the storage fails in between, now or when it recovers", async () => {
    const site = await testSite({ members: [anna] });
    let puts = 0;
    const { put, remove } = site.media;
    site.media.put = async (...file) => (++puts === 3 ? Promise.reject(new Error("full")) : put(...file));
    site.media.remove = () => Promise.reject(new Error("away"));
    await expect(addPhoto(site, anna, good)).rejects.toThrow("full");
    expect(await ownPhotos(site, anna)).toEqual([]);
    expect(await shelves(site)).toEqual({ media: 2, held: 0 });
    Object.assign(site.media, { put, remove });
    site.clock.advance(15 * 60_000);
    expect(await sendDue(site, "one", effects)).toBe(1);
    expect(await filesOf(site)).toEqual([]);
  });

  test("during a move of the tenant, from the start or in the middle", async () => {
    const site = await testSite({ members: [anna] });
    const move = () => tamper(placeOf(), site.databaseName, "insert into hold (token) values ('move')");
    const { put } = site.media;
    site.media.put = async (...file) => {
      await move().catch(() => {}); // it is locked already
      await put(...file);
    };
    await expect(addPhoto(site, anna, good)).rejects.toThrow(TenantReadOnlyError);
    await expect(addPhoto(site, anna, good)).rejects.toThrow(TenantReadOnlyError);
    expect(await ownPhotos(site, anna)).toEqual([]);
    expect(await filesOf(site)).toEqual([]);
  });

  test("of the sixty-first attempt in an hour", async () => {
    const site = await testSite({ members: [carl] });
    const nothing = join(folder, "nothing");
    writeFileSync(nothing, "");
    for (let tries = 0; tries < 60; tries++) {
      await expect(addPhoto(site, carl, nothing)).rejects.toThrow("photos.not_an_image");
    }
    await expect(addPhoto(site, carl, good)).rejects.toThrow("request.too_many");
    site.clock.advance(60 * 60_000);
    await addPhoto(site, carl, good);
  });
});

describe("on a site that reviews photos first", () => {
  test("a photo is visible to its owner only, until approved", async () => {
    const site = await testSite({ tenant: before, members: [anna, bert] });
    const photo = await addPhoto(site, anna, good);
    expect(photo.state).toBe("held");
    expect(await seenOf(site)).toEqual([]);
    expect(await mainOf(site)).toBeNull();
    expect(await shelves(site)).toEqual({ media: 0, held: 3 });
    expect((await ownPhotos(site, anna)).map(({ id }) => id)).toEqual([photo.id]);
    expect((await heldPicture(site, anna, photo.id)).size).toBeGreaterThan(100);
    await expect(heldPicture(site, bert, photo.id)).rejects.toThrow("photos.not_found");

    expect((await photosToDecide(site)).rows).toMatchObject([
      { id: photo.id, state: "held", profileId: anna.id, name: "Anna" },
    ]);
    await approvePhoto(site, anOperator, photo.id);
    expect((await photosToDecide(site)).rows).toEqual([]);
    expect(await seenOf(site)).toEqual([photo.id]);
    expect(await mainOf(site)).toBe((await ownPhotos(site, anna))[0]!.file);
    expect(await shelves(site)).toEqual({ media: 3, held: 0 });
    await expect(heldPicture(site, anna, photo.id)).rejects.toThrow("photos.not_found");
  });

  test("a rejected photo stays with its owner, who reads the reason, and may be approved later", async () => {
    const site = await testSite({ tenant: before, members: [anna, bert] });
    const photo = await addPhoto(site, anna, good);
    await rejectPhoto(site, anOperator, photo.id, { reason: "There is a phone number in it." });
    expect(await ownPhotos(site, anna)).toMatchObject([
      { state: "rejected", reason: "There is a phone number in it." },
    ]);
    expect(await seenOf(site)).toEqual([]);
    // The rejected photo has a copy for the appeal period.
    expect(await shelves(site)).toEqual({ media: 0, held: 6 });
    await approvePhoto(site, anOperator, photo.id);
    expect(await ownPhotos(site, anna)).toMatchObject([{ state: "approved", reason: null }]);
    await rejectPhoto(site, anOperator, photo.id, { reason: "Once more." });
    expect(await shelves(site)).toEqual({ media: 0, held: 9 });
    await deletePhoto(site, anna, photo.id);
    expect(await shelves(site)).toEqual({ media: 0, held: 6 });
  });
});

test("the owner of a rejected photo gets an email with the reasons and the appeal, once per decision", async () => {
  const site = await testSite({ tenant: before, members: [{ ...anna, language: "de" }, bert] });
  const photo = await addPhoto(site, anna, good);
  await rejectPhoto(site, anOperator, photo.id, { reason: "Eine Telefonnummer." });
  const [mail, ...others] = await mailsFrom(site);
  expect([mail?.to, others]).toEqual([anna.email, []]);
  expect(mail?.subject).toBe("Eines deiner Fotos wird nicht gezeigt");
  expect(mail?.text).toMatch(/\/pages\/ban[\s\S]*Eine Telefonnummer\.[\s\S]*sechs Monate/);
  expect(String(linkIn(mail!))).toContain(`/complaints?about=appeal&address=%2Fmembers%2F${anna.id}`);
  await approvePhoto(site, anOperator, photo.id);
  await rejectPhoto(site, anOperator, photo.id, { reason: "Noch einmal." });
  expect(await mailsFrom(site)).toHaveLength(2);
});

describe("a photo with two simultaneous decisions", () => {
  test("keeps its files, and the second operator gets an error", async () => {
    const site = await testSite({ tenant: before, members: [anna, bert] });
    const { id } = await addPhoto(site, anna, good);
    const decisions = await Promise.allSettled([
      decideUndecided(site, anOperator, id, { approved: true }),
      decideUndecided(site, anOperator, id, { approved: true }),
    ]);
    expect(decisions.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    site.clock.advance(60 * 60_000);
    while ((await sendDue(site, "a test", effects)) > 0);
    const { file } = (await ownPhotos(site, anna))[0]!;
    expect((await filesOf(site)).sort()).toEqual(["l", "m", "s"].map((size) => `media/${file}-${size}.webp`));
  });
});

describe("on a site that reviews photos later", () => {
  test("a photo waits for review all the same, and disappears once rejected", async () => {
    const site = await testSite({ members: [anna, bert] });
    const [main, other] = [await addPhoto(site, anna, good), await addPhoto(site, anna, good)];
    expect((await photosToDecide(site)).rows.map(({ id }) => id)).toEqual([main.id, other.id]);
    await rejectPhoto(site, anOperator, main.id, { reason: "Not yours." });
    expect(await seenOf(site)).toEqual([other.id]);
    expect(await mainOf(site)).toBe(other.file);
    expect(await shelves(site)).toEqual({ media: 3, held: 6 });
    await approvePhoto(site, anOperator, other.id);
    expect((await photosToDecide(site)).rows).toEqual([]);
  });

  test("an unknown photo, or a drawing, cannot be decided", async () => {
    const site = await testSite({ members: [{ ...anna, photos: ["f00.svg"] }] });
    const [drawn] = await ownPhotos(site, anna);
    for (const id of [drawn!.id, site.newId(), "nothing"]) {
      await expect(approvePhoto(site, anOperator, id)).rejects.toThrow("photos.not_found");
      await expect(rejectPhoto(site, anOperator, id, { reason: "No." })).rejects.toThrow("photos.not_found");
    }
  });
});

test("a bucket stores photos like a disk", async () => {
  const store = await startStore();
  try {
    const site = await testSite({ tenant: before, members: [anna, bert] });
    Object.assign(site, { media: openMedia({ url: store.url, dataDir: folder }).of("velvet") });
    const photo = await addPhoto(site, anna, good);
    const keys = async (shelf: string) => {
      const { file } = (await ownPhotos(site, anna))[0]!;
      return ["s", "m", "l"].map((size) => `site-files/velvet/${shelf}/${file}-${size}.webp`);
    };
    expect([...store.objects.keys()]).toEqual(await keys("held"));
    await approvePhoto(site, anOperator, photo.id);
    expect([...store.objects.keys()]).toEqual(await keys("media"));
    await deletePhoto(site, anna, photo.id);
    expect([...store.objects.keys()]).toEqual([]);
  } finally {
    await store.stop();
  }
});
