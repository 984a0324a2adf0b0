// @engines both
import { beforeEach, expect, test } from "vitest";
import { acceptLink, dismissOperator } from "~/app/domain/desk/joining/joining";
import { chooseLanguage } from "~/app/domain/desk/operators/choices";
import {
  addOperator,
  cancelLinks,
  grantRole,
  linkForKey,
  recoverOperator,
  revokeRole,
} from "~/app/domain/desk/operators/operators";
import { LANGUAGES } from "~/app/locales";
import { controlAt } from "~/tests/support/control";
import { testOnSqlite } from "~/tests/support/engines";
import { mailsTo as filesTo } from "~/tests/support/mailbox";
import type { OpenedMail } from "~/tests/support/opened-mail";
import { anOperator } from "~/tests/support/people";
import { startSmtp } from "~/tests/support/smtp";
import { type TestDesk, testDesk } from "~/tests/support/test-desk";
import { failedMail, failingMails, mailOperator, mailsTo, sendAgain, sendDueMails } from "./desk-mail";
import { type DeskMail, deskMailKind } from "./desk-mail.schema";

const password = { passwordHash: "h", codeSecret: "s", codeStep: 1 };
const origin = "203.0.113.9, Firefox";

let desk: TestDesk;
let mia: { id: string; token: string };
let otto: { id: string; token: string };
let nora: { id: string; token: string };

beforeEach(async () => {
  desk = await testDesk();
  mia = await desk.add("Mia");
  otto = await desk.add("Otto");
  nora = await desk.add("Nora", "support");
  await sent();
});

testOnSqlite("only the owners hear who was added, with which role and by which operator", async () => {
  const { operator } = await desk.signIn(mia.id);
  const input = { email: "eve@example.com", name: "Eve", role: "finance", brand: "velvet" } as const;
  await addOperator(desk, operator, input);
  const mails = await sent();
  expect(mails.map(({ to }) => to)).toEqual(["mia@example.com", "otto@example.com"]);
  for (const { subject, text } of mails) {
    expect(subject).toBe("Somebody was added at the console");
    expect(text).toContain("Mia added Eve (eve@example.com). Role: Finance, velvet.");
    expect(text).toContain("https://desk.example/operators");
  }
});

testOnSqlite(
  "a recovery is announced to the owners and its operator, with its author, start, and how to stop it",
  async () => {
    const { operator } = await desk.signIn(mia.id);
    await recoverOperator(desk, operator, nora.id);
    const [forMia, forNora, forOtto] = await sent();
    for (const mail of [forMia!, forOtto!]) {
      expect(mail.text).toContain("Mia gave Nora (nora@example.com) a link");
      expect(mail.text).toContain("from June 2, 2026 at 12:00 PM UTC on");
      expect(mail.text).toContain("take the link back");
    }
    expect(forNora!.to).toBe("nora@example.com");
    expect(forNora!.text).toContain("sign in as you");
    await cancelLinks(desk, operator, nora.id);
    expect((await sent()).map(({ to, subject }) => [to, subject])).toEqual([
      ["mia@example.com", "A way in was taken back"],
      ["nora@example.com", "A way in was taken back"],
      ["otto@example.com", "A way in was taken back"],
    ]);
    await cancelLinks(desk, operator, nora.id);
    expect(await sent(), "there was no link any more").toEqual([]);
  },
);

testOnSqlite("a first sign-in and a sign-in after a recovery send different emails", async () => {
  await acceptLink(desk, nora.token, { password }, { origin });
  expect(subjectsBy(await sent())).toEqual({
    "mia@example.com": "Somebody joined the console",
    "nora@example.com": "Your account has a new way in",
    "otto@example.com": "Somebody joined the console",
  });
  const { token } = await recoverOperator(desk, anOperator, nora.id);
  await sent();
  await acceptLink(desk, token, { password }, { origin });
  const mails = await sent();
  expect(new Set(mails.map(({ subject }) => subject))).toEqual(new Set(["A new way in was used"]));
  expect(mails).toHaveLength(3);
  expect(mails[1]!.text).toContain(`from ${origin}. The new way in is a password with an app`);
});

testOnSqlite("a further key is announced to its owner only", async () => {
  const { operator } = await desk.signIn(nora.id);
  const { token } = await linkForKey(desk, operator);
  const key = { id: "k", publicKey: "p", counter: 0, transports: [], name: "Laptop", createdAt: 0, usedAt: null };
  await acceptLink(desk, token, { key }, { origin });
  const mails = await sent();
  expect(subjectsBy(mails)).toEqual({ "nora@example.com": "Your account has a new way in" });
  expect(mails[0]!.text).toContain(`From now on a passkey signs in as you. It was set up from ${origin}.`);
});

testOnSqlite("a lost role or a dismissal is announced to the operator and the owners, former ones too", async () => {
  await grantRole(desk, anOperator, nora.id, { role: "analyst", brand: "velvet" });
  expect(Object.keys(subjectsBy(await sent()))).toEqual(["mia@example.com", "otto@example.com"]);
  await revokeRole(desk, anOperator, otto.id, { role: "owner", brand: null });
  const taken = await sent();
  expect(Object.keys(subjectsBy(taken))).toEqual(["mia@example.com", "otto@example.com"]);
  expect(taken[1]!.text).toContain(
    "command:tests took this role away from Otto (otto@example.com): Owner, All brands.",
  );
  await dismissOperator(desk, anOperator, otto.id);
  expect(Object.keys(subjectsBy(await sent()))).toEqual(["mia@example.com", "otto@example.com"]);
});

testOnSqlite("an action that changes nothing sends no email, nor does one about an operator who left", async () => {
  const { operator } = await desk.signIn(mia.id);
  await expect(recoverOperator(desk, operator, "nobody")).rejects.toMatchObject({ kind: "not_found" });
  await expect(revokeRole(desk, operator, nora.id, { role: "owner", brand: null })).resolves.toBeUndefined();
  expect(await sent()).toEqual([]);
  await recoverOperator(desk, operator, nora.id);
  await dismissOperator(desk, operator, nora.id);
  const toNora = (await sent()).filter(({ to }) => to === "nora@example.com");
  expect(toNora.map(({ subject }) => subject)).toEqual(["Somebody was removed from the console"]);
  expect((await mailsTo(desk, nora.id)).map(({ state }) => state)).toContain("dropped");
});

test("each email is in its reader's language, chosen on joining or later, else in the desk's", async () => {
  await acceptLink(desk, nora.token, { password }, { origin, language: "de" });
  const { operator } = await desk.signIn(mia.id);
  await chooseLanguage(desk, operator, "fr");
  expect(subjectsBy(await sent())).toEqual({
    "mia@example.com": "Quelqu’un a rejoint la console",
    "nora@example.com": "Dein Konto hat einen neuen Zugang",
    "otto@example.com": "Somebody joined the console",
  });
});

testOnSqlite("every kind renders in every language without placeholders or keys", async () => {
  const params = { name: "Eve", email: "eve@example.com", by: "Mia", role: "owner", brand: "", way: "passkey", origin };
  for (const language of LANGUAGES) {
    await chooseLanguage(desk, (await desk.signIn(mia.id)).operator, language);
    for (const kind of deskMailKind.options) {
      const mail: DeskMail = { kind, params, times: { from: desk.now(), at: desk.now() } };
      await desk.db.transact((tx) => mailOperator(desk, tx, mia.id, mail));
    }
    const mails = await sent();
    expect(mails).toHaveLength(deskMailKind.options.length);
    for (const { subject, text, html } of mails) {
      expect(`${subject}\n${text}\n${html}`).not.toMatch(/\{\{|desk_mail\.|console\.|undefined/);
    }
    expect(new Set(mails.map(({ text }) => text)).size, language).toBe(mails.length);
  }
});

test("an email is sent once, however many processes send", async () => {
  await recoverOperator(desk, anOperator, nora.id);
  const others = [controlAt(desk.place), controlAt(desk.place)].map((db) => ({ ...desk, db }));
  await Promise.all([desk, ...others].map((each, nth) => sendDueMails(each, `process ${nth}`)));
  const states = await mailsTo(desk, nora.id);
  expect(states.filter(({ state }) => state !== "sent")).toEqual([]);
  expect((await sent()).map(({ to }) => to)).toEqual(["mia@example.com", "nora@example.com", "otto@example.com"]);
});

test("an email that no server accepts is retried, given up, and can be resent by an owner", async () => {
  const post = await startSmtp();
  const failing = await testDesk({ server: { ...post.config.smtp, user: undefined, password: undefined } });
  const { id } = await failing.add("Mia");
  // A first operator has no other owner to notify, so this test uses a role.
  await grantRole(failing, anOperator, id, { role: "analyst", brand: null });
  post.refuse = true;
  await sendDueMails(failing, "one");
  expect(await mailsTo(failing, id)).toMatchObject([
    { kind: "role_given", state: "waiting", problem: expect.stringContaining("no post today") },
    {},
  ]);
  expect(await sendDueMails(failing, "one"), "it waits").toBe(0);
  for (let tries = 1; tries < 16; tries++) {
    failing.clock.advance(60 * 60_000);
    await sendDueMails(failing, "one");
  }
  failing.clock.advance(24 * 60 * 60_000);
  expect(await sendDueMails(failing, "one")).toBe(0);
  const [first, ...rest] = await failingMails(failing);
  expect([first, ...rest]).toMatchObject([{ state: "failed", email: "mia@example.com" }, { state: "failed" }]);
  post.refuse = false;
  expect(post.mails).toEqual([]);
  expect(await failedMail(failing, first!.id)).toEqual({ kind: first!.kind, email: "mia@example.com" });
  await sendAgain(failing, anOperator, first!.id);
  await expect(failedMail(failing, first!.id)).rejects.toMatchObject({ kind: "not_found" });
  await expect(sendAgain(failing, anOperator, first!.id)).rejects.toMatchObject({ kind: "not_found" });
  await sendDueMails(failing, "one");
  expect(post.mails).toMatchObject([
    { to: "mia@example.com", from: { name: "Bouquet", address: "desk@desk.example" } },
  ]);
  expect(await failingMails(failing)).toHaveLength(rest.length);
});

let seen = 0;

/** Returns the emails since the last call, by recipient. */
async function sent(): Promise<OpenedMail[]> {
  while ((await sendDueMails(desk, "tests")) > 0);
  const all = [];
  for (const name of ["mia", "nora", "otto", "eve"])
    all.push(...(await filesTo(desk.mailboxes, `${name}@example.com`)));
  const fresh = all.filter(({ headers }) => !known.has(headers["message-id"] ?? ""));
  for (const { headers } of fresh) known.add(headers["message-id"] ?? `${++seen}`);
  return fresh;
}

const known = new Set<string>();

function subjectsBy(mails: OpenedMail[]): Record<string, string> {
  return Object.fromEntries(mails.map(({ to, subject }) => [to, subject]));
}
