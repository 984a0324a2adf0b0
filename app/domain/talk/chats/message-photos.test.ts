// @engines both
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deleteAccount } from "~/app/domain/account/deletion/deletion";
import { DomainError } from "~/app/domain/errors";
import { balanceOf, grant } from "~/app/domain/money/ledger/ledger";
import { like } from "~/app/domain/people/likes/likes";
import { endConverters, heldFile } from "~/app/domain/people/photos/photos";
import { block } from "~/app/domain/safety/blocks/blocks";
import { caseOf } from "~/app/domain/safety/reports/cases";
import { report, reportable } from "~/app/domain/safety/reports/reports";
import { describeOnSqlite, testOnSqlite } from "~/tests/support/engines";
import { sendAll } from "~/tests/support/mails";
import { animated, bomb, damage, jpeg, phonePhoto } from "~/tests/support/pictures";
import { aFictional, anAdult, type TestSite, testSite } from "~/tests/support/test-site";
import {
  arrange,
  conversationPage,
  conversationsOf,
  conversationWith,
  deleteConversation,
  messagePhoto,
  messagesOf,
  sendMessage,
  setTakesPhotos,
  takeBack,
} from "./chats";

const PASSWORD = "anna's own";
const anna = anAdult({ name: "Anna", password: PASSWORD });
const bert = anAdult({ name: "Bert" });
const carl = anAdult({ name: "Carl" });
const rosa = aFictional({ name: "Rosa" });

let site: TestSite;
let talk: string;
let good: Buffer;

beforeAll(async () => {
  good = await jpeg(900, 600);
});

/** Anna and Bert have written to each other. */
beforeEach(async () => {
  site = await testSite({ tenant: { credits: { perMessage: 2 } }, members: [anna, bert, carl, rosa] });
  await pay(anna, 20);
  talk = await talkOf(bert);
});

afterAll(endConverters);

const pay = (who: typeof anna, amount: number) =>
  site.db.transact((tx) => grant(site, tx, who, { amount, cause: "grant", key: "welcome" }));

async function talkOf(other: typeof bert): Promise<string> {
  const conversation = await conversationWith(site, anna, other.id);
  await sendMessage(site, anna, { conversation, text: "Hello", key: `hello ${other.id}` });
  await sendMessage(site, other, { conversation, text: "Hello yourself", key: "h" });
  return conversation;
}

let written = 0;

function upload(picture: Buffer | string): string {
  const path = join(site.folders[0]!, `upload-${++written}`);
  writeFileSync(path, picture);
  return path;
}

const say = (key: string, text = "", picture: Buffer | string = good, from = anna) =>
  sendMessage(site, from, { conversation: talk, text, key }, upload(picture));

/** Returns the files of messages' photos. */
function files(): string[] {
  const folder = join(site.folders[1]!, "velvet", "held");
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

async function seen(who: typeof anna, message: string, size: "s" | "m" | "l" | "b" = "l", at = site) {
  const { body } = await messagePhoto(at, who, { conversation: talk, message, size });
  return sharp(Buffer.concat(await body.toArray())).metadata();
}

const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => "done",
    (error) => (error instanceof DomainError ? error.code : `${error}`),
  );

const outcomeOf = (who: typeof anna, message: string, size?: "b" | "l") => codeOf(seen(who, message, size));
const offerIn = async (begun: string, where = site) => (await conversationPage(where, anna, begun)).photos;
const newestFor = async (who: typeof anna) => (await messagesOf(site, who, talk)).messages.at(-1);

describe("a photo in a message", () => {
  testOnSqlite("comes with or without text, costs one message, and is visible to the two members only", async () => {
    const { message } = await say("k");
    expect(message).toMatchObject({ text: "", photo: { blurred: false } });
    await say("l", "By the lake");
    expect(await balanceOf(site, anna)).toBe(14);
    expect((await conversationsOf(site, bert))[0]).toMatchObject({
      unread: 3,
      lastMessage: { text: "By the lake", photo: { blurred: true } },
    });
    expect(await seen(anna, message.id)).toMatchObject({ format: "webp", width: 900, height: 600 });
    expect(await seen(anna, message.id, "s")).toMatchObject({ width: 320 });
    for (const size of ["l", "b"] as const) {
      expect(await outcomeOf(carl, message.id, size)).toBe("chats.not_found");
      expect(await outcomeOf(bert, "nothing", size)).toBe("chats.not_found");
    }
    const elsewhere = { conversation: await talkOf(carl), message: message.id, size: "l" as const };
    expect(await codeOf(messagePhoto(site, anna, elsewhere))).toBe("photos.not_found");
    expect(await codeOf(messagePhoto(site, carl, elsewhere))).toBe("chats.not_found");
  });

  testOnSqlite(
    "is a few blurred pixels until the recipient accepts the sender's photos, and again after a withdrawal",
    async () => {
      const { id } = (await say("k")).message;
      expect(await newestFor(bert)).toMatchObject({ photo: { blurred: true } });
      expect(await seen(bert, id, "b")).toMatchObject({ width: 32, height: 21 });
      for (const size of ["s", "m", "l"] as const) {
        expect(await codeOf(seen(bert, id, size))).toBe("photos.not_found");
      }
      await arrange(site, bert, talk, { photos: true });
      expect(await seen(bert, id)).toMatchObject({ width: 900 });
      await say("l");
      expect(await newestFor(bert)).toMatchObject({ photo: { blurred: false } });
      await pay(bert, 2);
      await say("m", "", good, bert);
      expect(await newestFor(anna), "of one side alone").toMatchObject({ photo: { blurred: true } });
      await arrange(site, bert, talk, { photos: false });
      expect(await outcomeOf(bert, id)).toBe("photos.not_found");
    },
  );

  test("is one per key, repeated or simultaneous, and leaves no other file", async () => {
    const [first, second] = await Promise.all([say("k"), say("k")]);
    expect([first.created, second.created].sort()).toEqual([false, true]);
    expect(await say("k", "Something else")).toMatchObject({
      created: false,
      message: { id: first.message.id, text: "" },
    });
    await sendAll(site);
    expect(files()).toHaveLength(4);
    expect(await balanceOf(site, anna)).toBe(16);
    expect((await messagesOf(site, bert, talk)).messages).toHaveLength(3);
    expect(await seen(anna, second.message.id)).toMatchObject({ width: 900 });
  });

  testOnSqlite("has no location, and only the first picture of an animation", async () => {
    await say("k", "", await phonePhoto(6));
    await say("l", "", animated(await sharp(good).png().toBuffer()));
    const made = await Promise.all(
      files().map((name) => sharp(join(site.folders[1]!, "velvet", "held", name)).metadata()),
    );
    expect(made).toHaveLength(8);
    expect(made.filter(({ exif, pages = 1 }) => exif || pages > 1)).toEqual([]);
  });

  testOnSqlite.each([
    ["no picture", () => "<svg xmlns='http://www.w3.org/2000/svg'/>", "photos.not_an_image"],
    ["an animated GIF", () => Buffer.from("GIF89a\x01\x00\x01\x00", "latin1"), "photos.not_an_image"],
    ["too many pixels", () => bomb(), "photos.too_many_pixels"],
    ["a damaged file", () => damage(good, 4), "photos.damaged"],
  ])("is refused with %s: nothing is sent, paid or stored, and the key stays free", async (_, picture, code) => {
    expect(await codeOf(say("k", "", picture()))).toBe(code);
    expect([files(), await balanceOf(site, anna)]).toEqual([[], 18]);
    expect(await say("k")).toMatchObject({ created: true });
  });

  testOnSqlite("is refused to a sender who cannot pay", async () => {
    expect(await codeOf(sendMessage(site, bert, { conversation: talk, text: "", key: "b" }, upload(good)))).toBe(
      "credits.insufficient",
    );
    await sendAll(site);
    expect(files()).toEqual([]);
  });
});

describe("a photo cannot be sent", () => {
  testOnSqlite("to a member who neither answered nor likes the sender; a like suffices", async () => {
    const begun = await conversationWith(site, anna, carl.id);
    const attempt = (key: string) => sendMessage(site, anna, { conversation: begun, text: "Hi", key }, upload(good));
    expect(await offerIn(begun)).toBe("later");
    expect(await codeOf(attempt("1"))).toBe("chats.photos_too_soon");
    await sendMessage(site, anna, { conversation: begun, text: "Hi", key: "2" });
    expect(await codeOf(attempt("3"))).toBe("chats.photos_too_soon");
    await like(site, carl, anna.id);
    expect(await offerIn(begun)).toBe("now");
    expect(await attempt("4")).toMatchObject({ created: true });
  });

  test("to a member who deleted the conversation, until they write again; their acceptance is lost", async () => {
    await pay(bert, 2);
    await arrange(site, bert, talk, { photos: true });
    await deleteConversation(site, bert, talk);
    expect(await codeOf(say("k"))).toBe("chats.photos_too_soon");
    await sendMessage(site, anna, { conversation: talk, text: "Still there?", key: "l" });
    await sendMessage(site, bert, { conversation: talk, text: "Yes", key: "m" });
    const { id } = (await say("n")).message;
    expect(await outcomeOf(bert, id)).toBe("photos.not_found");
    expect(await outcomeOf(bert, id, "b")).toBe("done");
  });

  test("to a member who refuses photos, a fictional profile, on a site without photos, or with a block", async () => {
    const withRosa = await conversationWith(site, anna, rosa.id);
    const toRosa = sendMessage(site, anna, { conversation: withRosa, text: "", key: "r" }, upload(good));
    expect([await codeOf(toRosa), await offerIn(withRosa)]).toEqual(["chats.photos_refused", "never"]);
    await setTakesPhotos(site, bert, false);
    expect([await codeOf(say("1")), await offerIn(talk)]).toEqual(["chats.photos_refused", "never"]);
    await setTakesPhotos(site, bert, true);
    const without = { ...site, tenant: { ...site.tenant, chats: { ...site.tenant.chats, pictures: false } } };
    const attempt = sendMessage(without, anna, { conversation: talk, text: "", key: "2" }, upload(good));
    expect([await codeOf(attempt), await offerIn(talk, without)]).toEqual(["chats.photos_off", "never"]);
    const sent = (await say("3")).message.id;
    await block(site, bert, anna.id);
    expect(await codeOf(say("4"))).toBe("chats.recipient_unavailable");
    for (const who of [anna, bert]) expect(await outcomeOf(who, sent, "b")).toBe("chats.not_found");
    expect(files()).toHaveLength(4);
  });
});

describeOnSqlite("a photo in a message is unavailable", () => {
  test("once the message is retracted, and deleted from the disk", async () => {
    const { id } = (await say("k", "By the lake")).message;
    await arrange(site, bert, talk, { photos: true });
    await takeBack(site, anna, id);
    expect(files()).toEqual([]);
    for (const who of [anna, bert]) {
      expect(await outcomeOf(who, id)).toBe("photos.not_found");
      expect(await newestFor(who)).toMatchObject({ text: "", photo: null, takenBack: true });
    }
    const again = await say("k");
    expect(again).toMatchObject({ created: false, message: { id, photo: null } });
    await sendAll(site);
    expect(files()).toEqual([]);
  });

  test("to the member who deleted the conversation, and stays for the other", async () => {
    const { id } = (await say("k")).message;
    await deleteConversation(site, bert, talk);
    expect([await outcomeOf(bert, id, "b"), await outcomeOf(anna, id)]).toEqual(["chats.not_found", "done"]);
    await deleteConversation(site, anna, talk);
    expect(await outcomeOf(anna, id)).toBe("chats.not_found");
  });

  test("to the other member once its sender leaves, and deleted from the disk with the account", async () => {
    const hers = (await say("k")).message.id;
    await pay(bert, 2);
    const his = (await say("l", "", good, bert)).message.id;
    await deleteAccount(site, anna, PASSWORD);
    expect([await outcomeOf(bert, hers, "b"), await outcomeOf(bert, his)]).toEqual(["photos.not_found", "done"]);
    expect(await newestFor(bert)).toMatchObject({ id: his });
    expect(files()).toHaveLength(8);
    site.clock.advance(7 * 24 * 60 * 60 * 1000);
    await sendAll(site);
    expect([await outcomeOf(bert, hers, "b"), await outcomeOf(bert, his)]).toEqual(["photos.not_found", "done"]);
    expect(files()).toHaveLength(4);
  });

  test("on another site", async () => {
    const { id } = (await say("k")).message;
    const other = await testSite({ members: [anna, bert] });
    for (const who of [anna, bert]) expect(await codeOf(seen(who, id, "b", other))).toBe("chats.not_found");
  });
});

testOnSqlite("a report stores a message's photo as it was sent, even after the retraction", async () => {
  const { id } = (await say("k", "", good)).message;
  await say("l", "Well?");
  expect((await reportable(site, bert, { chat: talk })).targets).toContainEqual({
    ...{ kind: "message", id, text: "", withPhoto: true },
  });
  const told = { reason: "nudity" as const, words: "", block: false };
  const number = await report(site, bert, { ...told, target: { kind: "message", id } });
  await takeBack(site, anna, id);
  const [{ evidence } = { evidence: null }] = (await caseOf(site, number)).reports;
  expect(evidence).toMatchObject({ photo: { id }, messages: [{}, {}, { id, text: "", photo: true }] });
  const { body } = await heldFile(site, evidence!.photo!.file, "l");
  expect(await sharp(Buffer.concat(await body.toArray())).metadata()).toMatchObject({ width: 900 });
});
