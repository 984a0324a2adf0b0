/** A tenant with something in every table, and what a test wants to know of it once it was moved. */
import { join } from "node:path";
import { grant } from "~/app/domain/money/ledger/ledger";
import { audited } from "~/app/domain/site/audit/audit";
import { type Verification, verifyChain } from "~/app/domain/site/audit/verification";
import { projectRoot } from "~/app/environment";
import { everyRow } from "~/db/contents";
import { copyTenant, type Move, type Moved } from "~/db/copy/copy";
import type { Conn } from "~/db/handle";
import { openDatabases } from "~/db/open";
import {
  accountMailboxes,
  accounts,
  albumAccess,
  appeals,
  arrivals,
  authorityMatters,
  blocks,
  caseNotes,
  caseQuestions,
  cases,
  chatLooks,
  chatReadings,
  codeClaims,
  complaints,
  consents,
  dataExports,
  decisions,
  entries,
  events,
  findings,
  fraudLetters,
  heldMessages,
  heldPayments,
  lastSearches,
  ledgerReasons,
  legalHolds,
  legalTexts,
  links,
  messages,
  opinions,
  orders,
  outbox,
  photoPrints,
  photos,
  postbacks,
  prices,
  profiles,
  pushSubscriptions,
  reactions,
  receiptCounters,
  receipts,
  recoveryCodes,
  refunds,
  rejectedPrints,
  reportContacts,
  reports,
  restrictions,
  samples,
  sandboxPayments,
  savedSearches,
  secondFactors,
  secondLooks,
  sessions,
  signals,
  siteSecrets,
  stayDiscounts,
  supportNotes,
  suspensions,
  warnings,
  writingHolds,
} from "~/db/tables";
import { seedTenant } from "~/scripts/seed/seed-tenant";
import { addressOf, type Place } from "./place";
import { placeOf } from "./test-databases";
import { anOperator, type TestSite, testSite } from "./test-site";

export const migrationsDir = join(projectRoot, "db/migrations");

/** A demo site of that many people, with odd values among them. */
export async function furnishedSite(members = 200): Promise<TestSite> {
  const site = await testSite({ tenant: { demo: true } });
  const { tenant, db, media } = site;
  await seedTenant({ tenant, db, media, members, seed: "1", now: site.now() });
  await site.db.transact(async (tx) => {
    const { drizzle } = tx;
    const [one, other] = await drizzle.select().from(accounts).limit(2);
    const [profile] = await drizzle.select().from(profiles).limit(1);
    const [message] = await drizzle.select().from(messages).limit(1);
    const at = Number.MAX_SAFE_INTEGER;
    await grant(site, tx, one!, { amount: 2 ** 31 - 1, cause: "grant", key: "" });
    await drizzle.insert(outbox).values({
      ...{
        id: "~",
        kind: "mail",
        key: "odd",
        subject: one!.id,
        state: "waiting",
        dueAt: 0,
        attempts: 0,
        leaseUntil: 0,
      },
      payload: { "": [null, 1.5, "\ud83d", "\u0000", { z: 1, a: "🌷" }] },
    });
    const odd = "🌷\r\n \u2028";
    const act = { act: "credits.adjust", on: { kind: "member", id: odd }, member: one!.id } as const;
    const states = { before: { z: -1.5, "2": "\u0000\ud83d", "1": null }, after: { "": true } };
    const writing = audited({ newId: site.newId, now: () => at }, anOperator, async () => {
      return { value: undefined, act: { ...act, reason: odd, ...states } };
    });
    await writing(tx);
    await drizzle.insert(blocks).values({ fromId: one!.id, toId: other!.id, at });
    await drizzle.insert(albumAccess).values({ ownerId: one!.id, viewerId: other!.id, state: "asked", at });
    await drizzle.insert(findings).values({ fromId: one!.id, toId: other!.id, liked: false, day: "~", at });
    const unsent = { conversationId: "~", fromId: one!.id, toId: other!.id, text: "🌷", reason: "words: *" };
    await drizzle.insert(heldMessages).values({ id: "~", ...unsent, at });
    const photo = { id: "~", profileId: one!.id, file: "~", position: 2 ** 31 - 1, createdAt: at, alike: "🌷" };
    await drizzle.insert(photos).values(photo);
    const print = { print: "f".repeat(16), band1: 65_535, band2: 0, band3: null, band4: null };
    await drizzle.insert(photoPrints).values({ photoId: "~", profileId: one!.id, ...print });
    await drizzle.insert(rejectedPrints).values({ id: "~", photoId: "~", ...print, category: "", at });
    await drizzle.insert(lastSearches).values({ profileId: one!.id, query: "gender=&country=NL", at });
    const saved = { name: "🌷 'near' me", query: "gender=&country=", mails: true, newSince: -1, createdAt: at };
    await drizzle.insert(savedSearches).values({ id: "~", profileId: one!.id, ...saved });
    await drizzle.insert(sessions).values({ tokenHash: "~", accountId: one!.id, createdAt: -1, expiresAt: at });
    const browser = { endpoint: "https://push.example/~", p256dh: "~", auth: "~", createdAt: at };
    await drizzle.insert(pushSubscriptions).values({ id: "~", accountId: one!.id, sessionHash: "~", ...browser });
    const link = { purpose: "reset", email: "anna@example.com", createdAt: 0, expiresAt: at } as const;
    await drizzle.insert(links).values({ id: "~", accountId: one!.id, ...link });
    await drizzle.insert(secondFactors).values({ accountId: one!.id, secret: "sealed", enabledAt: 0, lastStep: -1 });
    const noted = { id: "~", memberId: one!.id, author: "command:~", at };
    await drizzle.insert(supportNotes).values({ ...noted, text: "🌷\r\n" });
    await drizzle.insert(warnings).values({ ...noted, rule: "", facts: "'é'" });
    const told = { name: "🌷 'é'", lastMessageAt: -1, throughSeq: 2 ** 31 - 1, credits: 0, at };
    await drizzle.insert(fraudLetters).values({ memberId: one!.id, bannedId: "~", ...told });
    await drizzle.insert(accountMailboxes).values({ accountId: one!.id, mailbox: "~" });
    await drizzle.insert(codeClaims).values({ memberId: one!.id, code: "", usedAt: at });
    const secret = { id: "site", wrappedBy: "~", wrapped: "~", createdAt: 0, wrappedAt: at };
    await drizzle.insert(siteSecrets).values(secret).onConflictDoNothing();
    await drizzle.insert(recoveryCodes).values({ hash: "~", accountId: one!.id });
    await drizzle
      .insert(dataExports)
      .values({ id: "~", accountId: one!.id, askedAt: 0, file: "f.zip", size: 2 ** 31 - 1 });
    await drizzle.insert(events).values({ id: "~", memberId: one!.id, kind: "message", messageSeq: 2 ** 31 - 1, at });
    const words = "Zażółć 'gęślą' \\ \"jaźń\"\r\n\t🏳️‍🌈 \u2028 \u{10ffff}";
    await drizzle.insert(consents).values({ id: "é", accountId: one!.id, kind: "terms", version: "", words, at: 0 });
    const wording = { page: "terms", language: "pl", title: "", text: words, since: null, shownAt: at };
    await drizzle.insert(legalTexts).values({ id: "~", ...wording });
    await drizzle
      .insert(profiles)
      .values({ ...profile!, id: "odd", personal: "", details: { 日本: "語" }, seeking: [], interests: ["wine"] });
    await drizzle
      .insert(messages)
      .values({ ...message!, id: "ÿ", seq: 2 ** 31 - 1, key: "odd", text: "x".repeat(100_000), photo: "~" });
    const { conversationId } = message!;
    await drizzle
      .insert(reactions)
      .values({ conversationId, messageSeq: 2 ** 31 - 1, profileId: one!.id, kind: "fire", at });
  });
  await sell(site);
  return site;
}

/** A payment with all that comes of one. */
async function sell({ db }: TestSite): Promise<void> {
  await db.transact(async ({ drizzle }) => {
    const [{ id: memberId } = { id: "" }] = await drizzle.select({ id: accounts.id }).from(accounts).limit(1);
    const sum = { vatMinor: 174, netMinor: 826 };
    const order = {
      id: "~",
      memberId,
      key: "",
      kind: "credits",
      item: "hundred",
      title: "100 🌷",
      credits: 100,
    } as const;
    const price = { price: 1000, currency: "EUR", country: "NL", vatCountry: "NL", vatRate: 2100, ...sum } as const;
    await drizzle.insert(orders).values({
      ...{ ...order, ...price, bonus: 10, days: 0, vatCollectedBy: "operator", language: "nl", provider: "sandbox" },
      ...{ evidence: [], state: "paid", withdrawalDays: 14, createdAt: 0 },
    });
    const back = { id: "~", orderId: "~", memberId, cause: "operator", minor: 1, credits: 1, owed: 0 } as const;
    await drizzle.insert(refunds).values({ ...back, state: "done", at: 0, receiptNumber: 2 });
    const seller = { name: "Example Media B.V.", address: "", city: "", country: "NL", vatNumbers: [], kvk: null };
    const receipt = { number: 1, orderId: "~", memberId, minor: 1000, ...sum, at: 0 };
    await drizzle.insert(receipts).values({ ...receipt, seller: seller as never });
    await drizzle
      .insert(arrivals)
      .values({ day: "~", network: "🌷", ref: "", sub1: "", sub2: "", sub3: "", visits: 2 ** 31 - 1 });
    await drizzle.insert(entries).values({ day: "~", experiment: "🌷", group: "", variant: "", visitors: 2 ** 31 - 1 });
    const told = { event: "sale", network: "🌷", txid: "~", state: "waiting", at: 0, dueAt: 0 } as const;
    await drizzle.insert(postbacks).values({ id: "~", memberId, causeId: "~", ...told, minor: 2 ** 31 - 1 });
    const about = { caseId: "~", subjectId: memberId, at: Number.MAX_SAFE_INTEGER };
    const opened = { state: "open", openedAt: 0, closedAt: Number.MAX_SAFE_INTEGER } as const;
    const targetId = "~";
    await drizzle
      .insert(cases)
      .values({ id: "~", kind: "message", targetId, subjectId: memberId, score: -1, version: 2 ** 31 - 1, ...opened });
    const said = { reason: "other", words: "🌷\r\n", evidence: null, illegal: true };
    await drizzle.insert(reports).values({ id: "~", number: "~", caseId: "~", reporterId: null, ...said, at: 0 });
    await drizzle.insert(reportContacts).values({ reportId: "~", contact: "é.example/🌷" });
    const open = { decisionKey: null, appealWords: "🌷", appealedAt: Number.MAX_SAFE_INTEGER, appealKey: null };
    const sender = { memberId: null, address: "/é", name: "", email: "", language: "nl", pictures: ["~"], at: 0 };
    await drizzle.insert(complaints).values({ id: "~", reportId: "~", ...sender, ...open });
    await drizzle.insert(signals).values({ id: "~", kind: "report", weight: -1, ...about });
    const asked = { why: "", words: "🌷\r\n", at: 0, answer: "", answeredBy: null, answeredAt: null };
    const look = { id: "~", kind: "case", targetId: "~", why: "report", operator: "~", at: 0 } as const;
    const whose = { firstId: memberId, secondId: "" };
    const leave = {
      conversationId: "~",
      reason: "🌷\r\n",
      firstSeq: 2 ** 31 - 1,
      lastSeq: 0,
      steps: 0,
      until: 2 ** 40,
    };
    await drizzle.insert(chatReadings).values({ ...look, ...whose, ...leave });
    await drizzle.insert(chatLooks).values({ ...look, ...whose, readingId: "~", part: "again", messages: 2 ** 31 - 1 });
    await drizzle.insert(caseQuestions).values({ id: "~", caseId: "~", subjectId: "~", operator: "~", ...asked });
    const noted = { author: "~", handedTo: null, text: "🌷\r\n", at: 0 };
    await drizzle.insert(caseNotes).values({ id: "~", caseId: "~", subjectId: "~", ...noted });
    await drizzle.insert(opinions).values({ signal: "~", targetId: "~", memberId, spoke: true, found: false, at: -1 });
    const sampled = { population: 2 ** 31 - 1, drawnAt: 0, claimedUntil: Number.MAX_SAFE_INTEGER, caseNumber: "~" };
    await drizzle.insert(samples).values({ id: "~", profileId: memberId, ...sampled, rule: "" });
    const first = { firstRule: "", firstMeasure: "none", decidedAt: 0, lot: 9999 } as const;
    const second = { ...first, kind: "case", targetId: "~", subjectId: memberId } as const;
    await drizzle
      .insert(secondLooks)
      .values({ id: "~", ...second, knownTo: ["🌷"], secondMeasure: "closed", finding: "unclear" });
    const decided = { actor: "~", rule: null, facts: "", automated: false };
    await drizzle.insert(decisions).values({ key: "~", ...decided, ...about });
    const kept = {
      accountId: memberId,
      from: 0,
      until: Number.MAX_SAFE_INTEGER,
      liftedFor: "🌷",
      wasVisible: true,
      fraud: true,
    };
    await drizzle.insert(suspensions).values({ decisionKey: "~", ...kept });
    await drizzle.insert(writingHolds).values({ decisionKey: "~", ...kept });
    const restricted = {
      id: "~",
      decisionKey: "~",
      memberId,
      item: "text",
      itemId: "personal",
      kind: "removed",
    } as const;
    const stated = { ground: "'é'", facts: "🌷\r\n", decisionGround: "~", category: "~", categorySpecification: "~" };
    await drizzle.insert(restrictions).values({
      ...{
        ...restricted,
        ...stated,
        actor: "",
        from: 0,
        byAppeal: true,
        content: { text: "🌷" },
        contentDate: 2 ** 40,
      },
      ...{ sourceType: "~", automatedDetection: true, automatedDecision: "~" },
    });
    const appealed = { id: "~", reportId: "~", memberId: null, about: "account", outcome: "omitted" } as const;
    await drizzle
      .insert(appeals)
      .values({ ...appealed, imposed: 2 ** 31 - 1, decisionKey: "~", at: 0, decidedAt: Number.MAX_SAFE_INTEGER });
    const matter = {
      id: "~",
      kind: "act",
      authority: "'é'",
      country: "NL",
      reference: "",
      category: "~",
      keyword: "",
    } as const;
    await drizzle
      .insert(authorityMatters)
      .values({ ...matter, items: 2 ** 31 - 1, facts: "🌷\r\n", receivedAt: 0, effectAt: 2 ** 40, actor: "~" });
    const hold = { id: "~", memberId, authority: "", reason: "🌷", actor: "~", from: 0, until: 2 ** 40 };
    await drizzle.insert(legalHolds).values(hold);
    await drizzle.insert(receiptCounters).values({ id: "~", last: 2 ** 31 - 1 });
    await drizzle
      .insert(heldPayments)
      .values({ id: "~", provider: "sandbox", providerRef: "~", reason: "order", at: 0 });
    const page = {
      description: "",
      returnUrl: "/",
      cancelUrl: "/",
      state: "open",
      createdAt: 0,
    } as const;
    await drizzle.insert(sandboxPayments).values({
      id: "~",
      orderId: "~",
      email: "anna@example.com",
      price: 1000,
      currency: "EUR",
      refundKeys: [],
      ...page,
    });
    const listed = {
      kind: "credits",
      item: "hundred",
      country: "NL",
      amount: 1000,
      currency: "EUR",
      since: 0,
    } as const;
    await drizzle.insert(prices).values({ ...listed, id: "~" });
    const stay = { memberId, code: "STAY", percent: 25, createdAt: 0, expiresAt: 2 ** 40 };
    await drizzle.insert(stayDiscounts).values(stay);
    await drizzle.insert(ledgerReasons).values({ key: "~", memberId, reason: "a gift\r\n" });
  });
}

/** Moves a test's tenant from where test databases lie. */
export function moveFromHere(name: string, to: Place, more: Partial<Move> = {}): Promise<Moved> {
  return copyTenant({ from: addressOf(placeOf()), to: addressOf(to), slug: name, migrationsDir, ...more });
}

/** Every row there, in an order that is the same wherever they lie. */
export async function rowsAt(place: Place, name: string): Promise<Record<string, string[]>> {
  return ordered(await readAt(place, name, everyRow));
}

/** What is to be said of the chain of its audit there. */
export function auditAt(place: Place, name: string): Promise<Verification> {
  return readAt(place, name, verifyChain);
}

async function readAt<T>(place: Place, name: string, read: (conn: Conn) => Promise<T>): Promise<T> {
  const databases = openDatabases({ ...place, migrationsDir, limit: 1 });
  try {
    return await databases.of(name).read(read);
  } finally {
    await databases.close();
  }
}

function ordered(rows: Record<string, unknown[]>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(rows).map(([table, all]) => [table, all.map((row) => JSON.stringify(row)).sort()]),
  );
}
