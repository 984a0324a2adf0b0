import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { block } from "~/app/domain/blocks/blocks";
import { conversationWith, deleteConversation, messagesOf, react, sendMessage } from "~/app/domain/chats/chats";
import { askForAddress } from "~/app/domain/credentials/address-change";
import { logIn } from "~/app/domain/credentials/credentials";
import { deleteAccount } from "~/app/domain/deletion/deletion";
import { grant } from "~/app/domain/ledger/ledger";
import { like } from "~/app/domain/likes/likes";
import { bytesOf } from "~/app/domain/media/media";
import { addPhoto, ownPhotos } from "~/app/domain/photos/photos";
import { updateProfile } from "~/app/domain/profiles/profiles";
import { newPuzzle } from "~/app/domain/puzzles/puzzles";
import { caseOf, decide } from "~/app/domain/reports/cases";
import { complain } from "~/app/domain/reports/complaints";
import { complaintForm } from "~/app/domain/reports/complaints.schema";
import { report } from "~/app/domain/reports/reports";
import { saveSearch } from "~/app/domain/saved-searches/saved-searches";
import { rememberSearch } from "~/app/domain/search/last-search";
import { anyone } from "~/app/domain/search/search";
import { signUp } from "~/app/domain/signup/signup";
import type { SignupDraft } from "~/app/domain/signup/signup.schema";
import { visit } from "~/app/domain/visits/visits";
import { everyRow } from "~/db/contents";
import { linkIn, mailsFrom, sendAll } from "~/tests/support/mails";
import { jpeg } from "~/tests/support/pictures";
import { anAdult, type TestSite, testSite } from "~/tests/support/test-site";
import { unzipped } from "~/tests/support/zips";
import { askForExport, exportOf, openExport } from "./exports";

const DAY = 24 * 60 * 60 * 1000;
const PASSWORD = "wilma's own";
const bert = anAdult({ name: "Bert" });
const carl = anAdult({ name: "Carl", password: "carl's own" });
let picture: Buffer;

beforeAll(async () => {
  picture = await jpeg(300, 200);
});

async function livedIn() {
  const credits = { perMessage: 0 };
  const site = await testSite({ members: [bert, carl], tenant: { credits, confirmBeforeWriting: false } });
  const draft = {
    email: "wilma@example.com",
    name: "Wilma",
    password: PASSWORD,
    birthDate: "1990-02-28",
    consents: { terms: true, sensitiveData: true },
    trafficSource: { network: "velvet-ads", ref: "r" },
  } as SignupDraft;
  const { member: wilma } = (await signUp(site, draft, "10.0.0.1"))!;
  await logIn(site, { email: wilma.email, password: PASSWORD }, "10.0.0.1");
  await updateProfile(site, wilma, { personal: 'Grüße 🌷\n"quoted"', looking_for: "somebody" });
  const file = join(site.folders[0]!, "upload.jpg");
  writeFileSync(file, picture);
  for (let added = 0; added < 2; added++) await addPhoto(site, wilma, file);
  await site.db.transact((tx) => grant(site, tx, wilma, { amount: 5, cause: "grant", key: "g" }));
  const talks = [await conversationWith(site, wilma, bert.id), await conversationWith(site, wilma, carl.id)];
  for (const [index, conversation] of [...talks, ...talks].entries()) {
    await sendMessage(site, wilma, { conversation, text: `Message ${index}`, key: `w${index}` });
    await sendMessage(site, index % 2 ? carl : bert, { conversation, text: `Answer ${index}`, key: `a${index}` });
  }
  const { messages } = await messagesOf(site, wilma, talks[1]!);
  for (const who of [wilma, carl]) await react(site, who, messages[0]!.id, "heart");
  await deleteConversation(site, wilma, talks[0]!);
  const others = await conversationWith(site, bert, carl.id);
  await sendMessage(site, bert, { conversation: others, text: "Not for Wilma", key: "x" });
  for (const who of [bert, carl]) await like(site, who, wilma.id);
  await like(site, wilma, bert.id);
  await visit(site, wilma, bert.id);
  await visit(site, bert, wilma.id);
  await rememberSearch(site, wilma, { ...anyone, country: "NL" }, "newest");
  await saveSearch(site, wilma, { name: "Nearby", query: "country=NL", mails: true });
  await saveSearch(site, carl, { name: "Not for Wilma", query: "", mails: false });
  await block(site, wilma, carl.id);
  await block(site, bert, wilma.id);
  const said = { reason: "spam" as const, words: "Not nice", block: false };
  const number = await report(site, wilma, { ...said, target: { kind: "profile", id: carl.id } });
  await report(site, carl, { ...said, words: "Not for Wilma", target: { kind: "profile", id: bert.id } });
  const { case: opened } = await caseOf(site, number);
  await decide(site, opened.id, opened.version, { actor: "Mo", rule: null, facts: "Nothing wrong" });
  for (const [sender, memberId] of [
    ["Wilma", wilma.id],
    ["Not for Wilma", null],
  ] as const)
    await complain(site, complaintOf(site, sender), { language: "nl", memberId });
  await askForAddress(site, wilma, { email: "other@example.com", password: PASSWORD });
  return { site, wilma };
}

function complaintOf(site: TestSite, name: string) {
  const { token, numbers } = newPuzzle(site);
  const said = { about: "payment", name, email: "sender@mail.example", words: "I was charged twice for it." };
  return { ...complaintForm.parse(said), puzzle: token, largest: String(Math.max(...numbers)) };
}

async function exported(site: TestSite, member: { id: string }) {
  await askForExport(site, member);
  await sendAll(site);
  const { id } = (await exportOf(site, member))!;
  const { body } = await openExport(site, member, id);
  const files = unzipped(Buffer.concat(await body.toArray()));
  const json = (name: string): Record<string, unknown>[] => JSON.parse(files.get(`${name}.json`)!.toString());
  return { id, files, json };
}

/** A row as the export has it, from the database. */
const told = (row: Record<string, unknown>, without: string[] = []) =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => !without.includes(name))
      .map(([name, value]) => [name, isTime(name, value) ? new Date(value as number).toISOString() : value]),
  );
const isTime = (name: string, value: unknown) => typeof value === "number" && /^at$|At$|Until$/.test(name);
const sorted = (rows: Record<string, unknown>[]) =>
  rows.map((row) => JSON.stringify(row, Object.keys(row).sort())).sort();

describe("an export", () => {
  test("holds every row on the member and no other, as the database has it", async () => {
    const { site, wilma } = await livedIn();
    const { files, json } = await exported(site, wilma);
    const rows = await site.db.read(everyRow);
    const talks = rows.participant!.filter((side) => side.profileId === wilma.id).map((side) => side.conversationId);
    const mine =
      (...columns: string[]) =>
      (row: Record<string, unknown>) =>
        columns.some((at) => row[at] === wilma.id);
    const inTalks = (row: Record<string, unknown>) => talks.includes(row.conversationId ?? row.id);
    const expected: Record<
      string,
      [table: string, whose: (row: Record<string, unknown>) => boolean, secret?: string[]]
    > = {
      account: ["account", mine("id"), ["passwordHash"]],
      profile: ["profile", mine("id")],
      photos: ["photo", mine("profileId")],
      last_search: ["last_search", mine("profileId")],
      saved_searches: ["saved_search", mine("profileId")],
      consents: ["consent", mine("accountId")],
      devices: ["session", mine("accountId"), ["tokenHash"]],
      mailed_links: ["link", mine("accountId")],
      second_step: ["second_factor", mine("accountId"), ["secret"]],
      recovery_codes: ["recovery_code", mine("accountId"), ["hash"]],
      push_subscriptions: ["push_subscription", mine("accountId"), ["sessionHash", "auth"]],
      likes: ["likes", mine("fromId", "toId")],
      visits: ["visit", mine("fromId", "toId")],
      blocks: ["block", mine("fromId")],
      album_access: ["album_access", mine("ownerId", "viewerId")],
      findings: ["finding", mine("fromId")],
      conversations: ["conversation", inTalks],
      conversation_sides: ["participant", mine("profileId")],
      reactions: ["reaction", mine("profileId")],
      held_messages: ["held_message", mine("fromId")],
      events: ["event", mine("memberId")],
      reports: ["report", mine("reporterId"), ["caseId", "evidence"]],
      complaints: ["complaint", mine("memberId")],
      decisions: ["moderation_decision", mine("subjectId"), ["caseId", "actor"]],
      suspensions: ["suspension", mine("accountId"), ["liftedBy"]],
      credits: ["ledger_account", mine("id")],
      credit_movements: ["ledger_entry", mine("accountId")],
      credit_reasons: ["ledger_reason", mine("memberId")],
      orders: ["payment_order", mine("memberId")],
      refunds: ["refund", mine("memberId")],
      postbacks: ["postback", mine("memberId")],
      arrivals: ["arrival", () => false],
      entries: ["experiment_entry", () => false],
      receipts: ["receipt", mine("memberId")],
      receipt_counters: ["receipt_counter", mine("id")],
      legal_texts: ["legal_text", () => false],
      prices: ["price", mine("id")],
      stay_discount: ["stay_discount", mine("memberId")],
      held_payments: ["held_payment", mine("memberId")],
      sandbox_payments: ["sandbox_payment", ({ email }) => email === wilma.email],
    };
    for (const [name, [table, whose, secret]] of Object.entries(expected)) {
      const held = rows[table]!.filter(whose).map((row) => told(row, secret));
      expect(sorted(json(name)), name).toEqual(sorted(held));
    }
    const messages = rows
      .message!.filter(inTalks)
      .map((row) => told(row, row.fromId === wilma.id ? [] : ["key", "photo"]));
    expect(messages).toHaveLength(8);
    expect(sorted(json("messages"))).toEqual(sorted(messages));
    // Every table is either told of, or holds nothing on anybody, or is the moderators' own.
    const untold = ["message", "export", "outbox", "moderation_case", "moderation_signal"];
    const tables = [...Object.values(expected).map(([table]) => table), ...untold];
    expect(Object.keys(rows).filter((table) => !tables.includes(table))).toEqual([]);
    expect(json("pending").map(({ kind, subject }) => [kind, subject])).toContainEqual(["export", wilma.id]);
    for (const name of [
      "likes",
      "visits",
      "blocks",
      "consents",
      "devices",
      "mailed_links",
      "credit_movements",
      "last_search",
      "saved_searches",
    ]) {
      expect(json(name), name).not.toEqual([]);
    }
    expect(files.get("README.txt")!.toString()).toContain("This is everything we know about you");
    expect([...files.values()].join()).not.toMatch(/argon2|Not for Wilma/);
  });

  test("holds the photos, in their order", async () => {
    const { site, wilma } = await livedIn();
    const { files } = await exported(site, wilma);
    const photos = await ownPhotos(site, wilma);
    expect(photos).toHaveLength(2);
    for (const [index, { file }] of photos.entries()) {
      expect(files.get(`photos/${index + 1}.webp`)).toEqual(await bytesOf(site.media, `media/${file}-l.webp`));
    }
  });

  test("holds the photos that the member sent, by their messages, and none that others did", async () => {
    const site = await testSite({ members: [bert, carl], tenant: { credits: { perMessage: 0 } } });
    const file = join(site.folders[0]!, "upload.jpg");
    writeFileSync(file, picture);
    const conversation = await conversationWith(site, bert, carl.id);
    const say = (who: typeof bert, key: string, photo?: string) =>
      sendMessage(site, who, { conversation, text: key, key }, photo);
    for (const who of [bert, carl]) await say(who, who.name);
    const sent = (await say(bert, "By the lake", file)).message.id;
    const got = (await say(carl, "Nice", file)).message.id;
    const { files, json } = await exported(site, bert);
    const [photo, none] = [sent, got].map((id) => json("messages").find((row) => row.id === id)!.photo);
    expect([...files.keys()].filter((name) => name.startsWith("chat_photos/"))).toEqual([`chat_photos/${sent}.webp`]);
    expect(files.get(`chat_photos/${sent}.webp`)).toEqual(await bytesOf(site.media, `held/${photo}-l.webp`));
    expect(none).toBeUndefined();
  });

  test("is told of by mail, is its owner's alone, and goes after seven days", async () => {
    const { site, wilma } = await livedIn();
    const { id } = await exported(site, wilma);
    const [mail] = (await mailsFrom(site)).filter(({ subject }) => subject === "Your file is ready");
    expect([mail!.to, linkIn(mail!).pathname]).toEqual([wilma.email, "/account/export"]);
    await expect(openExport(site, bert, id)).rejects.toMatchObject({ code: "settings.export_not_found" });
    const files = () => readdirSync(join(site.folders[1]!, site.tenant.slug, "exports"));
    expect(files()).toHaveLength(1);
    site.clock.advance(7 * DAY - 1);
    (await openExport(site, wilma, id)).body.destroy();
    site.clock.advance(1);
    await expect(openExport(site, wilma, id)).rejects.toMatchObject({ code: "settings.export_not_found" });
    await sendAll(site);
    expect([files(), await exportOf(site, wilma), (await site.db.read(everyRow)).export]).toEqual([[], null, []]);
  });

  test("is made once a day, the new one in the place of the old", async () => {
    const { site, wilma } = await livedIn();
    const { id } = await exported(site, wilma);
    await askForExport(site, wilma);
    await sendAll(site);
    expect((await exportOf(site, wilma))!.id).toBe(id);
    site.clock.advance(DAY);
    await askForExport(site, wilma);
    expect(await exportOf(site, wilma)).toMatchObject({ readyAt: null, size: null });
    await sendAll(site);
    expect((await exportOf(site, wilma))!.id).not.toBe(id);
    expect(readdirSync(join(site.folders[1]!, site.tenant.slug, "exports"))).toHaveLength(1);
  });

  test("gives away nothing that somebody wrote who has left", async () => {
    const { site, wilma } = await livedIn();
    await deleteAccount(site, carl, "carl's own");
    const { json } = await exported(site, wilma);
    const texts = json("messages").map(({ fromId, text }) => [fromId === carl.id, text]);
    expect(texts.filter(([carls]) => carls).map(([, text]) => text)).toEqual(["", ""]);
    expect(texts.filter(([carls]) => !carls).every(([, text]) => text !== "")).toBe(true);
  });

  test("asked for and not made when the account goes leaves nothing behind", async () => {
    const { site, wilma } = await livedIn();
    await askForExport(site, wilma);
    await deleteAccount(site, wilma, PASSWORD);
    await sendAll(site);
    site.clock.advance(7 * DAY);
    await sendAll(site);
    expect((await site.db.read(everyRow)).export).toEqual([]);
    const left = readdirSync(site.folders[1]!, { recursive: true }).map(String);
    expect(left.filter((name) => name.endsWith(".zip"))).toEqual([]);
  });
});
