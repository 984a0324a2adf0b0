/** A tenant with rows in every table, and checks after a move. */
import { join } from "node:path";
import { notInArray } from "drizzle-orm";
import { grant } from "~/app/domain/money/ledger/ledger";
import { audited } from "~/app/domain/site/audit/audit";
import { type Verification, verifyChain } from "~/app/domain/site/audit/verification";
import { projectRoot } from "~/app/settings/environment";
import { copyTenant, type Move, type Moved } from "~/db/copy/copy";
import type { Conn } from "~/db/handle";
import { openDatabases } from "~/db/open";
import {
  accountDevices,
  accountMailboxes,
  accounts,
  albumAccess,
  blocks,
  codeClaims,
  consents,
  dataExports,
  events,
  findings,
  fraudNotices,
  heldMessages,
  lastSearches,
  ledgerAccounts,
  legalTexts,
  links,
  mailCases,
  mails,
  messages,
  outbox,
  payers,
  photoPrints,
  photos,
  profiles,
  pushSubscriptions,
  reactions,
  recoveryCodes,
  rejectedPrints,
  savedSearches,
  secondFactors,
  sessions,
  siteSecrets,
  supportNotes,
  warnings,
} from "~/db/tables";
import { seedTenant } from "~/scripts/seed/seed-tenant";
import { everyRow } from "~/tests/support/contents";
import { addressOf, type Place } from "./place";
import { placeOf } from "./test-databases";
import { anOperator, type TestSite, testSite } from "./test-site";
import { tradeAndModerate } from "./traded-rows";

export const migrationsDir = join(projectRoot, "db/migrations");

/** Creates a demo site with this number of people, some of them with unusual values. */
export async function furnishedSite(members = 200): Promise<TestSite> {
  const site = await testSite({ tenant: { demo: true } });
  const { tenant, db, media } = site;
  await seedTenant({ tenant, db, media, members, seed: "1", now: site.now() });
  await site.db.transact(async (tx) => {
    const { drizzle } = tx;
    // Picks members without credits, because the balance gets near its maximum. The demo member has credits.
    const poor = notInArray(accounts.id, drizzle.select({ id: ledgerAccounts.id }).from(ledgerAccounts));
    const [one, other] = await drizzle.select().from(accounts).where(poor).orderBy(accounts.id).limit(2);
    const [profile] = await drizzle.select().from(profiles).orderBy(profiles.id).limit(1);
    const [message] = await drizzle.select().from(messages).orderBy(messages.id).limit(1);
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
    await drizzle.insert(mails).values({ id: "~", memberId: one!.id, kind: "🌷", caseId: null, state: "failed", at });
    await drizzle.insert(mailCases).values({ mailId: "~", memberId: one!.id, caseId: "🌷" });
    const odd = "🌷\r\n \u2028";
    const entry = { action: "credits.adjust", on: { kind: "member", id: odd }, member: one!.id } as const;
    const states = { before: { z: -1.5, "2": "\u0000\ud83d", "1": null }, after: { "": true } };
    const writing = audited({ newId: site.newId, now: () => at }, anOperator, async () => {
      return { value: undefined, entry: { ...entry, reason: odd, ...states } };
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
    await drizzle.insert(fraudNotices).values({ memberId: one!.id, bannedId: "~", ...told });
    await drizzle.insert(accountMailboxes).values({ accountId: one!.id, mailbox: "~" });
    await drizzle.insert(payers).values({ accountId: one!.id, hash: "~", at });
    await drizzle.insert(accountDevices).values({ accountId: one!.id, code: "~", at });
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
  await tradeAndModerate(site);
  return site;
}

/** Moves a test's tenant away from the test databases. */
export function moveFromHere(name: string, to: Place, more: Partial<Move> = {}): Promise<Moved> {
  return copyTenant({ from: addressOf(placeOf()), to: addressOf(to), slug: name, migrationsDir, ...more });
}

/** Returns every row, in an order independent of the place. */
export async function rowsAt(place: Place, name: string): Promise<Record<string, string[]>> {
  return ordered(await readAt(place, name, everyRow));
}

/** Verifies the chain of the audit there. */
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
