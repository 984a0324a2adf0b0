import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { mailActivation } from "~/app/domain/account/accounts/activation";
import { checkEmail } from "~/app/domain/account/accounts/email-check";
import { askForAddress } from "~/app/domain/account/credentials/address-change";
import { logIn } from "~/app/domain/account/credentials/credentials";
import { askForReset, resetPassword } from "~/app/domain/account/credentials/password-reset";
import { askForExport } from "~/app/domain/account/exports/exports";
import { memberOf } from "~/app/domain/account/sessions/sessions";
import { signUp } from "~/app/domain/account/signup/signup";
import type { DomainError } from "~/app/domain/errors";
import { balanceOf, grant } from "~/app/domain/money/ledger/ledger";
import { like, likesOf, newLikes } from "~/app/domain/people/likes/likes";
import { addPhoto } from "~/app/domain/people/photos/photos";
import { profileOf, updateProfile } from "~/app/domain/people/profiles/profiles";
import { anyone, search } from "~/app/domain/people/search/search";
import { visit } from "~/app/domain/people/visits/visits";
import { block } from "~/app/domain/safety/blocks/blocks";
import { sendDue } from "~/app/domain/site/outbox/outbox";
import { conversationsOf, conversationWith, messagesOf, sendMessage } from "~/app/domain/talk/chats/chats";
import { everyRow } from "~/tests/support/contents";
import { inOutbox } from "~/tests/support/in-outbox";
import { linkIn, mailsFrom, sendAll, tokenIn } from "~/tests/support/mails";
import { jpeg } from "~/tests/support/pictures";
import { anAdult, type Person, type TestSite, testSite } from "~/tests/support/test-site";
import { deleteAccount, erasureEffect, restoreAccount } from "./deletion";

const DAY = 24 * 60 * 60 * 1000;
const PASSWORD = "wilma's own";

/** Words that occur only in Wilma's texts. */
const CANARIES = [
  "Wilmacanary",
  "wilma.canary@example.com",
  "second.canary@example.com",
  "about-canary",
  "word-canary",
];

const wilma = anAdult({ name: "Wilmacanary", email: "wilma.canary@example.com", password: PASSWORD, gender: "female" });
const bert = anAdult({ name: "Bert", gender: "male" });
const carl = anAdult({ name: "Carl", gender: "male", password: "carl's own" });
let picture: Buffer;

beforeAll(async () => {
  picture = await jpeg(480, 360);
});

/** Returns a site on which Wilma has used every feature. */
async function livedIn() {
  const site = await testSite({ members: [wilma, bert, carl], tenant: { credits: { perMessage: 1 } } });
  const login = (password = PASSWORD) => logIn(site, { email: wilma.email, password }, "10.0.0.1");
  const { member, token } = await login();
  await updateProfile(site, member, { personal: "about-canary", looking_for: "about-canary too" });
  const file = join(site.folders[0]!, "upload.jpg");
  writeFileSync(file, picture);
  const photo = (await addPhoto(site, member, file)).file;
  for (const who of [member, bert]) {
    await site.db.transact((tx) => grant(site, tx, who, { amount: 5, cause: "grant", key: "g" }));
  }
  const chat = await conversationWith(site, member, bert.id);
  await sendMessage(site, member, { conversation: chat, text: "word-canary", key: "key word-canary" });
  await sendMessage(site, bert, { conversation: chat, text: "Hello yourself", key: "b" });
  await conversationWith(site, member, carl.id);
  await like(site, member, bert.id);
  await like(site, bert, wilma.id);
  await visit(site, member, bert.id);
  await block(site, member, carl.id);
  await askForReset(site, { email: wilma.email }, "10.0.0.1");
  await askForAddress(site, member, { email: "second.canary@example.com", password: PASSWORD });
  await askForExport(site, member);
  await sendAll(site);
  return { site, member, token, photo, chat, login };
}

/** Returns the email that a password reset sent. */
async function mailedReset(site: TestSite) {
  await askForReset(site, { email: wilma.email }, "10.0.0.1");
  return (await mailsFrom(site)).findLast(({ subject }) => subject === "Choose a new password")!;
}

const code = (attempt: Promise<unknown>) =>
  attempt.then(
    () => "done",
    (error: DomainError) => error.code,
  );

const refused = (attempt: Promise<unknown>) =>
  attempt.then(
    () => expect.unreachable("it was not refused"),
    (error: DomainError) => error,
  );

/** Returns where any of these words occurs: in a row, in a file, or in a file name. */
async function traces(site: TestSite, words: string[]): Promise<string[]> {
  const rows = Object.entries(await site.db.read(everyRow));
  const inRows = rows.flatMap(([table, each]) => found(`table ${table}`, JSON.stringify(each), words));
  const files = site.folders.filter(existsSync).flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== "upload.jpg")
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const inFiles = files.flatMap((file) => found(file, `${file} ${readFileSync(file, "latin1")}`, words));
  return [...inRows, ...inFiles];
}

const found = (where: string, text: string, words: string[]) =>
  words.filter((word) => text.includes(word)).map((word) => `${word} in ${where}`);

describe("a deleted account", () => {
  test("disappears from search, chats and likes at once, and loses all sessions", async () => {
    const { site, member, token, chat } = await livedIn();
    await deleteAccount(site, member, PASSWORD);
    expect(await memberOf(site, token)).toBeNull();
    expect((await search(site, bert, anyone)).profiles.map(({ name }) => name)).toEqual(["Carl"]);
    expect(await code(profileOf(site, bert, wilma.id))).toBe("profiles.not_found");
    expect(await likesOf(site, bert)).toEqual({ given: [], received: [] });
    expect(await newLikes(site, bert)).toBe(0);
    const [talk] = await conversationsOf(site, bert);
    expect(talk).toMatchObject({ gone: true, available: false, lastMessage: { text: "Hello yourself" } });
    expect(talk!.other).toMatchObject({ name: "", age: 0, photo: null, city: null });
    const { messages } = await messagesOf(site, bert, chat);
    expect(messages.map(({ text }) => text)).toEqual(["", "Hello yourself"]);
    expect(await code(sendMessage(site, bert, { conversation: chat, text: "?", key: "c" }))).toBe(
      "chats.recipient_unavailable",
    );
    expect((await checkEmail(site, wilma.email, "203.0.113.9")).status).toBe("deleted");
  });

  test("needs the account's own password", async () => {
    const { site, member, token } = await livedIn();
    expect(await refused(deleteAccount(site, member, "wrong"))).toMatchObject({
      detail: { fields: { password: [{ key: "notifications.wrong_password" }] } },
    });
    expect(await memberOf(site, token)).not.toBeNull();
  });

  test("gets an email with the end of the grace period", async () => {
    const { site, member } = await livedIn();
    await deleteAccount(site, member, PASSWORD);
    await deleteAccount(site, member, PASSWORD).catch(() => {});
    const mails = (await mailsFrom(site)).filter(({ subject }) => subject === "Your account was deleted");
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: wilma.email, text: expect.stringContaining("Until 8 June 2026") });
    expect(linkIn(mails[0]!).pathname).toBe("/login");
  });

  test("is restored as it was by a login within the grace period", async () => {
    const { site, member, login, chat } = await livedIn();
    await deleteAccount(site, member, PASSWORD);
    site.clock.advance(7 * DAY - 1);
    await sendAll(site);
    const { code: asked, detail } = await refused(login());
    expect(asked).toBe("auth.restorable");
    const back = await restoreAccount(site, detail.ticket!);
    expect(await memberOf(site, back.token)).toMatchObject({ id: wilma.id, personal: "about-canary" });
    site.clock.advance(30 * DAY);
    await sendAll(site);
    expect((await login()).member.name).toBe("Wilmacanary");
    expect((await search(site, bert, anyone)).numResults).toBe(2);
    expect((await messagesOf(site, bert, chat)).messages[0]?.text).toBe("word-canary");
    expect(await code(restoreAccount(site, detail.ticket!))).toBe("auth.step_over");
  });

  test("that was hidden is hidden after the restoration", async () => {
    const hidden = anAdult({ password: PASSWORD, visible: false });
    const site = await testSite({ members: [hidden, bert] });
    await deleteAccount(site, hidden, PASSWORD);
    const { detail } = await refused(logIn(site, { email: hidden.email, password: PASSWORD }, "10.0.0.1"));
    await restoreAccount(site, detail.ticket!);
    expect((await search(site, bert, anyone)).numResults).toBe(0);
  });

  test("is restored after a password reset", async () => {
    const { site, member, login } = await livedIn();
    await deleteAccount(site, member, PASSWORD);
    await resetPassword(site, { token: tokenIn(await mailedReset(site)), password: "a new one now" });
    expect((await search(site, bert, anyone)).numResults).toBe(1);
    expect(await code(login())).toBe("auth.wrong");
    const { code: asked, detail } = await refused(login("a new one now"));
    expect(asked).toBe("auth.restorable");
    expect((await restoreAccount(site, detail.ticket!)).member.name).toBe("Wilmacanary");
  });

  test("gets an email about a sign-up with its address, on a site with private addresses", async () => {
    const site = await testSite({ members: [wilma], tenant: { accountDiscovery: "private" } });
    await deleteAccount(site, wilma, PASSWORD);
    const draft = { email: wilma.email, name: "W", password: "a new one now", birthDate: "1990-03-14" };
    const consents = { terms: true, sensitiveData: true } as const;
    expect(await signUp(site, { ...draft, consents }, "10.0.0.1")).toBeNull();
    expect((await mailsFrom(site)).map(({ subject }) => subject)).toContain("You already have an account");
  });

  test("cannot be restored by a new password after the grace period", async () => {
    const { site, member } = await livedIn();
    await deleteAccount(site, member, PASSWORD);
    site.clock.advance(7 * DAY - 1);
    const token = tokenIn(await mailedReset(site));
    site.clock.advance(1);
    expect(await code(resetPassword(site, { token, password: "a new one now" }))).toBe("account.link_spent");
    await askForReset(site, { email: wilma.email }, "10.0.0.1");
    expect((await mailsFrom(site)).map(({ to }) => to)).not.toContain(wilma.email);
  });

  test("is not restored by a forged, expired or foreign ticket", async () => {
    const { site, member, login } = await livedIn();
    await deleteAccount(site, member, PASSWORD);
    const { detail } = await refused(login());
    for (const ticket of ["", "x.y", site.signer.sign("login restore", wilma.id, site.now() + DAY)]) {
      expect(await code(restoreAccount(site, ticket))).toBe("auth.step_over");
    }
    expect(await code(restoreAccount(await testSite({ members: [wilma] }), detail.ticket!))).toBe("auth.step_over");
    site.clock.advance(10 * 60 * 1000);
    expect(await code(restoreAccount(site, detail.ticket!))).toBe("auth.step_over");
  });
});

describe("after the grace period an account", () => {
  test("has left no text, no file and no address anywhere", async () => {
    const { site, member, photo } = await livedIn();
    const canaries = [...CANARIES, photo];
    await deleteAccount(site, member, PASSWORD);
    await sendAll(site);
    expect(new Set((await traces(site, canaries)).map((trace) => trace.split(" in ")[0]))).toEqual(new Set(canaries));
    site.clock.advance(7 * DAY);
    await sendAll(site);
    expect(await traces(site, canaries)).toEqual([]);
  });

  test("leaves only other members' rows and rows required by law, which do not name the person", async () => {
    const { site, member, chat } = await livedIn();
    await deleteAccount(site, member, PASSWORD);
    site.clock.advance(7 * DAY);
    await sendAll(site);
    const rows = await site.db.read(everyRow);
    const about = Object.entries(rows).flatMap(([table, each]) =>
      each.filter((row) => Object.values(row).includes(wilma.id)).map((row) => [table, row] as const),
    );
    const tables = [...new Set(about.map(([table]) => table))].sort();
    expect(tables).toEqual(
      ["conversation", "ledger_account", "ledger_entry", "message", "participant", "profile"].sort(),
    );
    const [profile] = about.flatMap(([table, row]) => (table === "profile" ? [row] : []));
    expect(profile).toMatchObject({ name: "", personal: null, birthDate: "0000-00-00", details: {}, visible: false });
    expect(about.filter(([table]) => table === "conversation")).toHaveLength(1);
    expect((await messagesOf(site, bert, chat)).messages.map(({ text }) => text)).toEqual(["", "Hello yourself"]);
    expect((await conversationsOf(site, bert))[0]).toMatchObject({ gone: true, other: { name: "" } });
    expect(await balanceOf(site, wilma)).toBe(4);
  });

  test("leaves its address free, and the old password logs no one in", async () => {
    const { site, member, login } = await livedIn();
    await deleteAccount(site, member, PASSWORD);
    site.clock.advance(7 * DAY);
    expect(await code(login())).toBe("auth.wrong");
    await sendAll(site);
    expect(await code(login())).toBe("auth.wrong");
    expect((await checkEmail(site, wilma.email, "203.0.113.9")).status).toBe("new");
  });

  test("leaves nothing of a conversation whose other member is gone too", async () => {
    const couple = ["Dora", "Emil"].map((name) => anAdult({ name, password: PASSWORD })) as [Person, Person];
    const site = await testSite({ members: [...couple, bert] });
    const [dora, emil] = couple;
    const chat = await conversationWith(site, dora, emil.id);
    await sendMessage(site, dora, { conversation: chat, text: "Hi", key: "d" });
    for (const who of couple) {
      await deleteAccount(site, who, PASSWORD);
      site.clock.advance(7 * DAY);
      await sendAll(site);
    }
    const { profile, conversation, participant, message } = await site.db.read(everyRow);
    expect(profile!.map(({ name }) => name)).toEqual(["Bert"]);
    expect([...conversation!, ...participant!, ...message!]).toEqual([]);
  });

  test("deletes its own waiting email, and no one else's with a similar address", async () => {
    const people = ["anna", "joanna", "anna@example.com"].map((name, index) =>
      anAdult({ name, email: index === 2 ? "other@example.com" : `${name}@example.com`, password: PASSWORD }),
    ) as [Person, Person, Person];
    const [anna, joanna, imitator] = people;
    const site = await testSite({ members: people });
    await deleteAccount(site, anna, PASSWORD);
    await sendAll(site);
    site.clock.advance(7 * DAY - 1);
    // The mail server accepts nothing, so all email is still waiting when the account is erased.
    await site.db.transact((tx) => mailActivation(site, tx, anna));
    for (const { email } of people) await askForReset(site, { email }, "10.0.0.1");
    await site.db.transact((tx) => mailActivation(site, tx, imitator));
    const waits = async () => (await inOutbox(site, "waiting")).filter(({ kind }) => kind !== "mails.forget");
    expect(await waits()).toHaveLength(6);
    site.clock.advance(1);
    await sendDue(site, "erasing alone", [erasureEffect]);
    const waiting = (await waits()).map(({ kind, subject }) => [kind, subject]);
    expect(waiting).toEqual([
      ["password_reset", joanna.email],
      ["password_reset", imitator.email],
      ["mail", imitator.id],
    ]);
  });

  test("is erased by the next process if a process is killed during the erasure", async () => {
    const { site, member, photo } = await livedIn();
    await deleteAccount(site, member, PASSWORD);
    site.clock.advance(7 * DAY);
    const { purge } = site.db;
    site.db.purge = () => Promise.reject(new Error("killed"));
    await sendAll(site);
    site.db.purge = purge;
    site.clock.advance(60_000);
    await sendAll(site);
    expect(await traces(site, [...CANARIES, photo])).toEqual([]);
  });
});
