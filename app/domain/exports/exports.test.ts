import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { logIn, signUp } from "~/app/domain/accounts/accounts";
import type { SignupDraft } from "~/app/domain/accounts/accounts.schema";
import { askForAddress } from "~/app/domain/accounts/address-change";
import { block } from "~/app/domain/blocks/blocks";
import { conversationWith, deleteConversation, sendMessage } from "~/app/domain/chats/chats";
import { deleteAccount } from "~/app/domain/deletion/deletion";
import { grant } from "~/app/domain/ledger/ledger";
import { like } from "~/app/domain/likes/likes";
import { bytesOf } from "~/app/domain/media/media";
import { addPhoto, ownPhotos } from "~/app/domain/photos/photos";
import { updateProfile } from "~/app/domain/profiles/profiles";
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
  await deleteConversation(site, wilma, talks[0]!);
  const others = await conversationWith(site, bert, carl.id);
  await sendMessage(site, bert, { conversation: others, text: "Not for Wilma", key: "x" });
  for (const who of [bert, carl]) await like(site, who, wilma.id);
  await like(site, wilma, bert.id);
  await visit(site, wilma, bert.id);
  await visit(site, bert, wilma.id);
  await block(site, wilma, carl.id);
  await block(site, bert, wilma.id);
  await askForAddress(site, wilma, { email: "other@example.com", password: PASSWORD });
  return { site, wilma };
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
      consents: ["consent", mine("accountId")],
      devices: ["session", mine("accountId"), ["tokenHash"]],
      mailed_links: ["link", mine("accountId")],
      second_step: ["second_factor", mine("accountId"), ["secret"]],
      recovery_codes: ["recovery_code", mine("accountId"), ["hash"]],
      likes: ["likes", mine("fromId", "toId")],
      visits: ["visit", mine("fromId", "toId")],
      blocks: ["block", mine("fromId")],
      conversations: ["conversation", inTalks],
      conversation_sides: ["participant", mine("profileId")],
      credits: ["ledger_account", mine("id")],
      credit_movements: ["ledger_entry", mine("accountId")],
    };
    for (const [name, [table, whose, secret]] of Object.entries(expected)) {
      const held = rows[table]!.filter(whose).map((row) => told(row, secret));
      expect(sorted(json(name)), name).toEqual(sorted(held));
    }
    const messages = rows.message!.filter(inTalks).map((row) => told(row, row.fromId === wilma.id ? [] : ["key"]));
    expect(messages).toHaveLength(8);
    expect(sorted(json("messages"))).toEqual(sorted(messages));
    // Every table is either told of, or holds nothing on anybody.
    const tables = [...Object.values(expected).map(([table]) => table), "message", "export"];
    expect(
      Object.keys(rows)
        .filter((table) => !tables.includes(table))
        .sort(),
    ).toEqual(["outbox"]);
    for (const name of ["likes", "visits", "blocks", "consents", "devices", "mailed_links", "credit_movements"]) {
      expect(json(name), name).not.toEqual([]);
    }
    expect(files.get("README.txt")!.toString()).toContain("This is everything that we hold on you");
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
