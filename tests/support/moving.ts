/** A tenant with something in every table, and what a test wants to know of it once it was moved. */
import { join } from "node:path";
import { grant } from "~/app/domain/ledger/ledger";
import { enqueue } from "~/app/domain/outbox/outbox";
import { projectRoot } from "~/app/environment";
import { everyRow } from "~/db/contents";
import { copyTenant, type Move, type Moved } from "~/db/copy/copy";
import { openDatabases } from "~/db/open";
import {
  accounts,
  blocks,
  consents,
  dataExports,
  links,
  messages,
  profiles,
  recoveryCodes,
  secondFactors,
  sessions,
} from "~/db/tables";
import { seedTenant } from "~/scripts/seed/seed-tenant";
import { addressOf, type Place } from "./place";
import { placeOf } from "./test-databases";
import { type TestSite, testSite } from "./test-site";

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
    await enqueue(site, tx, {
      kind: "mail",
      key: "odd",
      payload: { "": [null, 1.5, "\ud83d", "\u0000", { z: 1, a: "🌷" }] },
    });
    await drizzle.insert(blocks).values({ fromId: one!.id, toId: other!.id, at });
    await drizzle.insert(sessions).values({ tokenHash: "~", accountId: one!.id, createdAt: -1, expiresAt: at });
    const link = { purpose: "reset", email: "anna@example.com", createdAt: 0, expiresAt: at } as const;
    await drizzle.insert(links).values({ id: "~", accountId: one!.id, ...link });
    await drizzle.insert(secondFactors).values({ accountId: one!.id, secret: "sealed", enabledAt: 0, lastStep: -1 });
    await drizzle.insert(recoveryCodes).values({ hash: "~", accountId: one!.id });
    await drizzle
      .insert(dataExports)
      .values({ id: "~", accountId: one!.id, askedAt: 0, file: "f.zip", size: 2 ** 31 - 1 });
    const words = "Zażółć 'gęślą' \\ \"jaźń\"\r\n\t🏳️‍🌈 \u2028 \u{10ffff}";
    await drizzle.insert(consents).values({ id: "é", accountId: one!.id, kind: "terms", version: "", words, at: 0 });
    await drizzle
      .insert(profiles)
      .values({ ...profile!, id: "odd", personal: "", details: { 日本: "語" }, seeking: [] });
    await drizzle.insert(messages).values({ ...message!, id: "ÿ", key: "odd", text: "x".repeat(100_000) });
  });
  return site;
}

/** Moves a test's tenant from where test databases lie. */
export function moveFromHere(name: string, to: Place, more: Partial<Move> = {}): Promise<Moved> {
  return copyTenant({ from: addressOf(placeOf()), to: addressOf(to), slug: name, migrationsDir, ...more });
}

/** Every row there, in an order that is the same wherever they lie. */
export async function rowsAt(place: Place, name: string): Promise<Record<string, string[]>> {
  const databases = openDatabases({ ...place, migrationsDir, limit: 1 });
  try {
    return ordered(await databases.of(name).read(everyRow));
  } finally {
    await databases.close();
  }
}

function ordered(rows: Record<string, unknown[]>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(rows).map(([table, all]) => [table, all.map((row) => JSON.stringify(row)).sort()]),
  );
}
