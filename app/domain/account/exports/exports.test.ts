// @engines both

import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getTableName } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { askForAddress } from "~/app/domain/account/credentials/address-change";
import { logIn } from "~/app/domain/account/credentials/credentials";
import { deleteAccount } from "~/app/domain/account/deletion/deletion";
import { signUp } from "~/app/domain/account/signup/signup";
import type { SignupDraft } from "~/app/domain/account/signup/signup.schema";
import { grant } from "~/app/domain/money/ledger/ledger";
import { like } from "~/app/domain/people/likes/likes";
import { addPhoto, orderPhotos, ownPhotos } from "~/app/domain/people/photos/photos";
import { updateProfile } from "~/app/domain/people/profiles/profiles";
import { saveSearch } from "~/app/domain/people/saved-searches/saved-searches";
import { rememberSearch } from "~/app/domain/people/search/last-search";
import { anyone } from "~/app/domain/people/search/search";
import { visit } from "~/app/domain/people/visits/visits";
import { block } from "~/app/domain/safety/blocks/blocks";
import { newPuzzle } from "~/app/domain/safety/puzzles/puzzles";
import { caseOf, decide } from "~/app/domain/safety/reports/cases";
import { complain } from "~/app/domain/safety/reports/complaints";
import { complaintForm } from "~/app/domain/safety/reports/complaints.schema";
import { report } from "~/app/domain/safety/reports/reports";
import { bytesOf } from "~/app/domain/site/media/media";
import { conversationWith, deleteConversation, messagesOf, react, sendMessage } from "~/app/domain/talk/chats/chats";
import { personalData } from "~/db/personal-data";
import { everyRow } from "~/tests/support/contents";
import { testOnSqlite } from "~/tests/support/engines";
import { linkIn, mailsFrom, sendAll } from "~/tests/support/mails";
import { jpeg } from "~/tests/support/pictures";
import { unusedAddress } from "~/tests/support/test-databases";
import { anAdult, anOperator, type TestSite, testSite } from "~/tests/support/test-site";
import { unzipped } from "~/tests/support/zips";
import { askForExport, exportOf, openExport } from "./exports";

const DAY = 24 * 60 * 60 * 1000;
const PASSWORD = "wilma's own";
const bert = anAdult({ name: "Bert" });
const carl = anAdult({ name: "Carl", password: "carl's own" });
let picture: Buffer;

beforeAll(async () => {
  picture = await jpeg(480, 360);
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
    source: { network: "velvet-ads", ref: "r" },
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
  await rememberSearch(site, wilma, { filters: { ...anyone, country: "NL" }, sort: "newest" });
  await saveSearch(site, wilma, { name: "Nearby", query: "country=NL", mails: true });
  await saveSearch(site, carl, { name: "Not for Wilma", query: "", mails: false });
  await block(site, wilma, carl.id);
  await block(site, bert, wilma.id);
  const said = { reason: "spam" as const, words: "Not nice", block: false };
  const number = await report(site, wilma, { ...said, target: { kind: "profile", id: carl.id } });
  await report(site, carl, { ...said, words: "Not for Wilma", target: { kind: "profile", id: bert.id } });
  const { case: opened } = await caseOf(site, number);
  await decide(site, anOperator, opened.id, opened.version, { actor: "Mo", rule: null, facts: "Nothing wrong" });
  for (const [sender, memberId] of [
    ["Wilma", wilma.id],
    ["Not for Wilma", null],
  ] as const)
    await complain(site, complaintOf(site, sender), { language: "nl", memberId, ip: unusedAddress() });
  await askForAddress(site, wilma, { email: "other@example.com", password: PASSWORD });
  return { site, wilma };
}

function complaintOf(site: TestSite, name: string) {
  const { token, numbers } = newPuzzle(site, "complaint");
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

/** Converts a database row to its form in the export. */
const told = (row: Record<string, unknown>, given: string[]) =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => given.includes(name))
      .map(([name, value]) => [name, isTime(name, value) ? new Date(value as number).toISOString() : value]),
  );
const isTime = (name: string, value: unknown) => typeof value === "number" && /^at$|At$|Until$/.test(name);
const sorted = (rows: Record<string, unknown>[]) =>
  rows.map((row) => JSON.stringify(row, Object.keys(row).sort())).sort();

/** The export's own row, pending jobs, and its email: they change between the export and the test's read. */
const WHILE_IT_IS_MADE = ["exports", "mails", "pending"];

/** Columns that no export may contain, whatever the tables declare. */
const SECRETS: Record<string, string[]> = {
  account: ["passwordHash"],
  session: ["tokenHash"],
  second_factor: ["secret"],
  recovery_code: ["hash"],
  push_subscription: ["sessionHash", "auth"],
  site_secret: ["wrapped"],
  report: ["evidence"],
};

describe("an export", () => {
  test("contains every row about the member and no other, as in the database", async () => {
    const { site, wilma } = await livedIn();
    const { files, json } = await exported(site, wilma);
    const rows = await site.db.read(everyRow);
    const talks = rows.participant!.filter((side) => side.profileId === wilma.id).map((side) => side.conversationId);
    const inTalks = (row: Record<string, unknown>) => talks.includes(row.conversationId);
    for (const { table, rules } of personalData) {
      const { as, of } = rules.export;
      const given = Object.keys(rules.columns).filter((column) => rules.columns[column]!.export !== "never");
      if (of === "conversations" || WHILE_IT_IS_MADE.includes(as)) continue;
      const about = rows[getTableName(table)]!.filter((row) =>
        of.some((at) => [wilma.id, wilma.email].includes(String(row[at]))),
      );
      const held = about.map((row) => told(row, given));
      if (given.length === 0) expect([...files.keys()], as).not.toContain(`${as}.json`);
      else expect(sorted(json(as)), as).toEqual(sorted(held));
    }
    const messages = rows.message!.filter(inTalks).map((row) =>
      told(
        row,
        Object.keys(row).filter((name) => row.fromId === wilma.id || !["key", "photo"].includes(name)),
      ),
    );
    expect(messages).toHaveLength(8);
    expect(sorted(json("messages"))).toEqual(sorted(messages));
    const mails = rows.mail!.filter(({ memberId, kind }) => memberId === wilma.id && kind !== "export");
    const kinds = (all: Record<string, unknown>[]) => all.map(({ kind }) => kind).sort();
    expect(kinds(json("mails"))).toEqual(kinds(mails));
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
    const said = [...files.values()].join();
    for (const [table, columns] of Object.entries(SECRETS))
      for (const row of rows[table]!)
        for (const column of columns)
          if (row[column]) expect(said, `${table}.${column}`).not.toContain(String(row[column]));
    expect(files.get("README.txt")!.toString()).toContain("This is everything we know about you");
    expect(said).not.toMatch(/argon2|Not for Wilma/);
  });

  test("contains the photos, in order", async () => {
    const { site, wilma } = await livedIn();
    const [first, second] = await ownPhotos(site, wilma);
    await orderPhotos(site, wilma, { main: second!.id });
    const { files } = await exported(site, wilma);
    const photos = await ownPhotos(site, wilma);
    expect(photos.map(({ id }) => id)).toEqual([second!.id, first!.id]);
    for (const [index, { file }] of photos.entries()) {
      expect(files.get(`photos/${index + 1}.webp`)).toEqual(await bytesOf(site.media, `media/${file}-l.webp`));
    }
  });

  testOnSqlite("contains the photos that the member sent, by message, and none from others", async () => {
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

  testOnSqlite("is announced by email, available to its owner only, and deleted after seven days", async () => {
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

  test("is made once a day, and replaces the previous export", async () => {
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

  testOnSqlite("contains no text of a member who left", async () => {
    const { site, wilma } = await livedIn();
    await deleteAccount(site, carl, "carl's own");
    const { json } = await exported(site, wilma);
    const texts = json("messages").map(({ fromId, text }) => [fromId === carl.id, text]);
    expect(texts.filter(([carls]) => carls).map(([, text]) => text)).toEqual(["", ""]);
    expect(texts.filter(([carls]) => !carls).every(([, text]) => text !== "")).toBe(true);
  });

  testOnSqlite("requested but not made is dropped when the account is erased", async () => {
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
