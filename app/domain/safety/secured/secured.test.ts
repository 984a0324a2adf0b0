// @engines both
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeEach, expect, test } from "vitest";
import { archiveOf } from "~/app/domain/account/exports/exports";
import { effects } from "~/app/domain/effect-handlers";
import { addPhoto, deletePhoto, pathOf } from "~/app/domain/people/photos/photos";
import { updateProfile } from "~/app/domain/people/profiles/profiles";
import { endLegalHold, placeLegalHold, recordMatter } from "~/app/domain/safety/authorities/authorities";
import { bytesOf, type MediaPath } from "~/app/domain/site/media/media";
import { sendDue } from "~/app/domain/site/outbox/outbox";
import { conversationWith, sendMessage, takeBack } from "~/app/domain/talk/chats/chats";
import { rowsAbout } from "~/db/personal-data";
import { testOnSqlite } from "~/tests/support/engines";
import { anAdult, anOperator, START, type TestSite, testSite } from "~/tests/support/test-site";
import { unzippedFile } from "~/tests/support/zips";
import { countSecured, securedOf } from "./secured";

const DAY = 24 * 60 * 60 * 1000;
const anna = anAdult({ name: "Anna" });
const bert = anAdult({ name: "Bert" });
const asked = { authority: "Court of Utrecht, 7/26", reason: "An inquiry.", until: START + 90 * DAY };
const order = { kind: "inform", authority: "Police", country: "NL", reference: "", category: "x", items: 1 } as const;

const folder = mkdtempSync(join(tmpdir(), "bouquet-secured-"));
const picture = join(folder, "picture.png");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let site: TestSite;
beforeEach(async () => {
  site = await testSite({ members: [anna, bert] });
  await sharp({ create: { width: 400, height: 400, channels: 3, background: "#456789" } })
    .png()
    .toFile(picture);
});

const kept = async () =>
  (await site.db.read((conn) => securedOf(conn, bert.id))).map(({ item, content }) => ({ item, ...content }));

function isStored(path: MediaPath): Promise<boolean> {
  return bytesOf(site.media, path).then(
    () => true,
    () => false,
  );
}

/** Bert deletes a photo, retracts a message and replaces a text. */
async function coverTracks(): Promise<string> {
  await updateProfile(site, bert, { personal: "Write me at bank@example.com" });
  const photo = await addPhoto(site, bert, picture);
  const conversation = await conversationWith(site, bert, anna.id);
  const { message } = await sendMessage(site, bert, { conversation, text: "Send it by bank", key: "1" });
  await deletePhoto(site, bert, photo.id);
  await takeBack(site, bert, message.id);
  await updateProfile(site, bert, { personal: "I like walks" });
  return photo.file;
}

async function later(days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    site.clock.advance(DAY);
    for (let sent = 1; sent > 0; ) sent = await sendDue(site, "test", effects);
  }
}

test("content deleted by a member under a legal hold disappears for everyone, and is stored unserved", async () => {
  await placeLegalHold(site, anOperator, bert.id, asked);
  const file = await coverTracks();
  const [photo, message, text] = await kept();
  expect(message).toMatchObject({ item: "message", text: "Send it by bank" });
  expect(text).toEqual({ item: "text", name: "personal", text: "Write me at bank@example.com" });
  expect(photo).toMatchObject({ item: "photo", photo: expect.not.stringContaining(file) });
  expect(await isStored(pathOf(file, "l", "public"))).toBe(false);
  expect(await isStored(pathOf(photo!.photo!, "l", "held"))).toBe(true);
  expect(await site.db.read((conn) => countSecured(conn, [anna.id, bert.id]))).toEqual(new Map([[bert.id, 3]]));
});

testOnSqlite("without a legal hold nothing is secured", async () => {
  await coverTracks();
  expect(await kept()).toEqual([]);
});

testOnSqlite(
  "the member's export omits secured content, and the archive for an authority has it during an order",
  async () => {
    await placeLegalHold(site, anOperator, bert.id, asked);
    await coverTracks();
    const own = JSON.stringify(await site.db.read((conn) => rowsAbout(conn, [bert.id, bert.email])));
    expect(own).not.toContain("bank@example.com");
    const archive = async () => unzippedFile(await archiveOf(site, bert.id));
    expect([...(await archive()).keys()].filter((name) => name.includes("secured"))).toEqual([]);
    await recordMatter(site, anOperator, { ...order, memberId: bert.id, facts: "All of it." });
    const ordered = await archive();
    expect(ordered.get("secured.json")?.toString()).toContain("Send it by bank");
    expect([...ordered.keys()].filter((name) => name.startsWith("secured/"))).toHaveLength(1);
  },
);

test("secured content and its files are erased within a day of the last legal hold", async () => {
  const first = await placeLegalHold(site, anOperator, bert.id, { ...asked, until: START + 5 * DAY });
  const second = await placeLegalHold(site, anOperator, bert.id, asked);
  await coverTracks();
  const photo = (await kept())[0]!.photo!;
  await endLegalHold(site, anOperator, first, "Closed.");
  await later(2);
  expect(await kept()).toHaveLength(3);
  await endLegalHold(site, anOperator, second, "Closed.");
  await later(1);
  expect(await kept()).toEqual([]);
  expect(await isStored(pathOf(photo, "l", "held"))).toBe(false);
});
