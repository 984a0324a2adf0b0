// @engines both
import { like } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { deleteAccount } from "~/app/domain/account/deletion/deletion";
import { balanceOf, entriesOf, grant } from "~/app/domain/money/ledger/ledger";
import { returnEffect } from "~/app/domain/money/returns/returns";
import { restrictMember } from "~/app/domain/safety/reports/restricting";
import { lift } from "~/app/domain/safety/sanctions/sanctions";
import { sendDue } from "~/app/domain/site/outbox/outbox";
import { conversationWith, sendMessage } from "~/app/domain/talk/chats/chats";
import { eraseAbout } from "~/db/personal-data";
import { accounts, conversations, messages, outbox, participants, profiles } from "~/db/tables";
import { testOnSqlite } from "~/tests/support/engines";
import { stepsOf } from "~/tests/support/explain";
import { killedBefore } from "~/tests/support/killed";
import { mailsFrom, sendAll } from "~/tests/support/mails";
import { volume } from "~/tests/support/share";
import { statementsOf } from "~/tests/support/statements";
import { placeOf } from "~/tests/support/test-databases";
import {
  anAdult,
  anOperator,
  type Person,
  plainConfig,
  START,
  type TestSite,
  testSite,
} from "~/tests/support/test-site";
import { fullTest } from "~/tests/support/tiers";
import { fraudEffect, fraudNoticesOf, fraudRecipients, previewFraudNotices } from "./fraud";

const DAY = 24 * 60 * 60 * 1000;
const PASSWORD = "dora's own";
const finn = anAdult({ name: "Finn" });
const anna = anAdult({ name: "Anna", language: "fr" });
const bert = anAdult({ name: "Bert" });
const carl = anAdult({ name: "Carl" });
const dora = anAdult({ name: "Dora", password: PASSWORD });

let site: TestSite;
beforeEach(async () => {
  site = await testSite({ members: [finn, anna, bert, carl, dora], tenant: { credits: { perMessage: 2 } } });
  for (const member of [finn, anna, bert, carl, dora]) {
    await site.db.transact((tx) => grant(site, tx, member, { amount: 20, cause: "grant", key: "g" }));
  }
});

async function write(from: Person, to: Person, text: string, key = text): Promise<void> {
  const conversation = await conversationWith(site, from, to.id);
  await sendMessage(site, from, { conversation, text, key: `${from.id} ${to.id} ${key}` });
}

/** Finn writes and gets answers: the first message is free, and each later message costs two credits. */
async function talk(member: Person, answers: number): Promise<void> {
  await write(finn, member, "Hello dear");
  for (let sent = 0; sent < answers; sent++) await write(member, finn, `Hello ${sent}`);
}

const ban = (given: object = {}) =>
  restrictMember(site, anOperator, "suspension", finn.id, {
    ...{ until: null, rule: "No begging", facts: "You asked three people for money.", fraud: true },
    ...given,
  });
const fraudEmails = async () => (await mailsFrom(site)).filter(({ text }) => text.includes("/pages/service"));
const addressees = async () => (await fraudEmails()).map(({ to }) => to).sort();
const noticesOf = async (member: Person) => (await fraudNoticesOf(site, member)).rows;
const emails = (...people: Person[]) => people.map(({ email }) => email).sort();

testOnSqlite("the preview has one email per language, and sends and repays nothing", async () => {
  for (const member of [anna, bert, carl]) await talk(member, 2);
  const balance = await balanceOf(site, bert);
  const shown = await previewFraudNotices(site, finn.id);
  expect(shown.map(({ language }) => language).sort()).toEqual(["en", "fr"]);
  for (const { text } of shown) expect(text).toContain("Finn");
  expect([await fraudEmails(), await noticesOf(bert), await balanceOf(site, bert)]).toEqual([[], [], balance]);
  await ban();
  const english = (await fraudEmails()).find(
    ({ subject }) => subject === shown.find(({ language }) => language === "en")!.subject,
  );
  expect(english).toBeDefined();
});

testOnSqlite(
  "members who answered get the name, the reason and advice in their language, and their credits back",
  async () => {
    await talk(anna, 4);
    site.clock.advance(DAY);
    await talk(bert, 1);
    await ban();
    const [french, english] = (await fraudEmails()).sort((one) => (one.to === anna.email ? -1 : 1));
    expect(french).toMatchObject({ to: anna.email, subject: "Un mot important pour ta sécurité" });
    for (const part of [
      "Finn",
      "1 juin 2026",
      "fraude ou fausse identité",
      "N’envoie jamais",
      "banque",
      "Crédits\u202f: 6.",
    ]) {
      expect(french!.text).toContain(part);
    }
    expect(english!.to).toBe(bert.email);
    for (const part of ["Finn", "2 June 2026", "fraud or a false identity", "Never send", "bank"]) {
      expect(english!.text).toContain(part);
    }
    expect(english!.text).not.toMatch(/Credits:|\{\{|Velvet.*was removed/);
    expect(await noticesOf(anna)).toEqual([
      { id: finn.id, name: "Finn", lastMessageAt: START, credits: 6, at: START + DAY, retractedAt: null },
    ]);
    expect(await noticesOf(bert)).toMatchObject([{ id: finn.id, credits: 0 }]);
    expect([await balanceOf(site, anna), await balanceOf(site, bert)]).toEqual([20, 20]);
    expect((await entriesOf(site, anna))[0]).toMatchObject({ amount: 6, cause: "fraud" });
    expect((await entriesOf(site, bert)).map(({ cause }) => cause)).toEqual(["grant"]);
  },
);

testOnSqlite("members who only received, only wrote, or wrote with others get no notice", async () => {
  await talk(anna, 1);
  await write(finn, bert, "Hello dear");
  await write(carl, finn, "Hello");
  await write(dora, carl, "Hello");
  await write(carl, dora, "Hello");
  expect(await fraudRecipients(site, finn.id)).toBe(1);
  await ban();
  expect(await addressees()).toEqual(emails(anna));
  for (const other of [bert, carl, dora, finn]) expect(await noticesOf(other)).toEqual([]);
  expect(await fraudRecipients(site, finn.id)).toBe(0);
});

testOnSqlite("another kind of suspension notifies no one, and one for fraud is permanent", async () => {
  await talk(anna, 2);
  await expect(ban({ until: START + DAY })).rejects.toMatchObject({ code: "suspensions.fraud_for_good" });
  await ban({ fraud: false });
  expect(await addressees()).toEqual([]);
  expect(await balanceOf(site, anna)).toBe(18);
});

test("a closed account gets no notice, and the other members still get their notices", async () => {
  await talk(anna, 2);
  await talk(bert, 2);
  await talk(dora, 2);
  await deleteAccount(site, dora, PASSWORD);
  await restrictMember(site, anOperator, "suspension", bert.id, {
    until: START + DAY,
    rule: "No insults",
    facts: "Insults.",
  });
  expect(await fraudRecipients(site, finn.id)).toBe(1);
  await ban();
  expect(await addressees()).toEqual(emails(anna));
  expect([await balanceOf(site, dora), await balanceOf(site, bert)]).toEqual([18, 18]);
});

testOnSqlite("erasing a recipient before their turn, or the banned account, fails nothing", async () => {
  await talk(anna, 2);
  await talk(dora, 2);
  await deleteAccount(site, dora, PASSWORD);
  await ban();
  site.clock.advance(30 * DAY);
  expect(await addressees()).toEqual(emails(anna));
});

test("a repeated job and a second ban send no second notice and repay no message twice", async () => {
  await talk(anna, 3);
  const decision = await ban();
  await sendAll(site);
  const payload = { decision, banned: finn.id, name: "Finn", after: "" };
  for (const id of ["1", "2"]) await fraudEffect.handle({ id, key: id, payload }, site, new AbortController().signal);
  await expect(ban()).rejects.toMatchObject({ code: "suspensions.holds_longer" });
  await lift(site, anOperator, "suspension", finn.id, { actor: "Mia", facts: "A mistake." });
  await ban();
  await sendAll(site);
  expect(await addressees()).toEqual(emails(anna));
  expect(await balanceOf(site, anna)).toBe(20);
  expect(await noticesOf(anna)).toMatchObject([{ credits: 4 }]);
});

testOnSqlite(
  "lifting a ban keeps repaid credits, and a second ban repays later messages and notifies new members only",
  async () => {
    await talk(anna, 3);
    await ban();
    await sendAll(site);
    await lift(site, anOperator, "suspension", finn.id, { actor: "Mia", facts: "A mistake." });
    expect(await balanceOf(site, anna)).toBe(20);
    await write(anna, finn, "There you are");
    await talk(bert, 2);
    expect([await balanceOf(site, anna), await balanceOf(site, bert)]).toEqual([18, 18]);
    expect(await fraudRecipients(site, finn.id)).toBe(1);
    await ban();
    expect(await addressees()).toEqual(emails(anna, bert));
    expect([await balanceOf(site, anna), await balanceOf(site, bert)]).toEqual([20, 20]);
    expect(await noticesOf(anna)).toMatchObject([{ credits: 6 }]);
  },
);

testOnSqlite("a ban lifted before its emails go out sends none", async () => {
  await talk(anna, 1);
  await ban();
  await lift(site, anOperator, "suspension", finn.id, { actor: "Mia", facts: "A mistake." });
  expect(await addressees()).toEqual([]);
});

testOnSqlite.each(["before", "after"])("an unread first message is repaid once, %s the email", async (when) => {
  await write(anna, finn, "Hello");
  await write(finn, anna, "Send money");
  await ban();
  await sendDue(site, "a test", [when === "before" ? returnEffect : fraudEffect] as never);
  expect(await balanceOf(site, anna)).toBe(20);
  await sendAll(site);
  expect(await balanceOf(site, anna)).toBe(20);
  expect(await noticesOf(anna)).toMatchObject([{ credits: when === "before" ? 0 : 2 }]);
});

test("a notice is erased with its member, and loses the name of an erased banned account", async () => {
  await talk(anna, 1);
  await talk(bert, 1);
  await ban();
  await sendAll(site);
  await site.db.transact((tx) => eraseAbout(tx, [finn.id]));
  expect(await noticesOf(anna)).toMatchObject([{ id: finn.id, name: "" }]);
  await site.db.transact((tx) => eraseAbout(tx, [anna.id]));
  expect([await noticesOf(anna), (await noticesOf(bert)).length]).toEqual([[], 1]);
});

fullTest(
  "processes that are killed in the middle leave the rest to the next, and tell nobody twice",
  async () => {
    await answeredBy(45);
    await ban();
    const config = { ...plainConfig, credits: { perMessage: 2 } };
    const work = { place: placeOf(), name: site.databaseName, config, action: { does: "letters" } } as const;
    const left: number[] = [];
    // Kills the process later each time until a run completes, because each run leaves less to do.
    for (let step = 3; (await killedBefore(step, work)).signal === "SIGKILL"; step += volume(48, 16)) {
      left.push(await fraudRecipients(site, finn.id));
      await site.db.transact((tx) => tx.drizzle.update(outbox).set({ leaseUntil: 0 }));
    }
    expect(left.filter((members) => ![45, 25, 5, 0].includes(members))).toEqual([]);
    expect(left).toEqual(expect.arrayContaining([45, 25]));
    site.clock.set(Date.now());
    expect(await addressees()).toHaveLength(45);
    expect(new Set(await addressees()).size).toBe(45);
  },
  60_000,
);

test("many members who answered get one email each, in batches", async () => {
  await answeredBy(100);
  expect(await fraudRecipients(site, finn.id)).toBe(100);
  await ban();
  let batches = 0;
  while ((await sendDue(site, "a test", [fraudEffect as never])) > 0) batches++;
  expect(batches).toBe(6);
  expect(await fraudRecipients(site, finn.id)).toBe(0);
  const mails = await site.db.read(({ drizzle }) =>
    drizzle
      .select({ to: outbox.subject })
      .from(outbox)
      .where(like(outbox.key, `fraud ${finn.id} %`)),
  );
  expect([mails.length, new Set(mails.map(({ to }) => to)).size]).toEqual([100, 100]);
});

/** Inserts this many members who got a message of Finn's and answered. */
async function answeredBy(members: number): Promise<void> {
  await site.db.transact(async ({ drizzle }) => {
    const [account] = await drizzle.select().from(accounts).orderBy(accounts.id).limit(1);
    const [profile] = await drizzle.select().from(profiles).orderBy(profiles.id).limit(1);
    for (let index = 0; index < members; index++) {
      const id = site.newId();
      const conversationId = site.newId();
      await drizzle.insert(accounts).values({ ...account!, id, email: `member${index}@mail.example` });
      await drizzle.insert(profiles).values({ ...profile!, id, name: "Member" });
      await drizzle
        .insert(conversations)
        .values({ id: conversationId, firstId: finn.id, secondId: id, createdAt: START, lastSeq: 2 });
      const side = { conversationId, unread: 0, hidden: false, lastAt: START };
      await drizzle.insert(participants).values([
        { ...side, profileId: finn.id, otherId: id },
        { ...side, profileId: id, otherId: finn.id },
      ]);
      const said = { conversationId, text: "Hello", sentAt: START, replyToSeq: null, takenBackAt: null, photo: null };
      await drizzle.insert(messages).values([
        { ...said, id: site.newId(), seq: 1, fromId: finn.id, key: `to ${index}` },
        { ...said, id: site.newId(), seq: 2, fromId: id, key: `from ${index}` },
      ]);
    }
  });
}

test("finding a member's notices reads no rows of others", async () => {
  const asked = await statementsOf(() => fraudNoticesOf(site, finn));
  const steps = await Promise.all(asked.map((statement) => stepsOf(site.db, statement)));
  expect(steps.flat().filter((step) => step.startsWith("range of "))).toHaveLength(1);
  expect(steps.flat().filter((step) => step.startsWith("all of "))).toEqual([]);
});
