import { and, desc, eq, inArray } from "drizzle-orm";
import type { Conn, Tx } from "~/db/handle";
import { type Asked, newestBy } from "~/db/pages";
import { consents } from "~/db/tables";

export type NewConsent = typeof consents.$inferInsert;

export async function insertConsents({ drizzle }: Tx, given: NewConsent[]): Promise<void> {
  await drizzle.insert(consents).values(given);
}

/** Returns when a member last agreed to the terms, UTC ms; undefined without a record. */
export async function agreedToTermsAt({ drizzle }: Conn, accountId: string): Promise<number | undefined> {
  const [last] = await drizzle
    .select({ at: consents.at })
    .from(consents)
    .where(and(eq(consents.accountId, accountId), eq(consents.kind, "terms")))
    .orderBy(desc(consents.at))
    .limit(1);
  return last?.at;
}

const newestFirst = newestBy(consents.at, consents.id);

export function consentsGiven({ drizzle }: Conn, accountId: string, asked: Asked) {
  const { id, at, kind, version } = consents;
  return newestFirst(asked, ({ after, order, limit }) =>
    drizzle
      .select({ id, at, kind, version })
      .from(consents)
      .where(and(eq(consents.accountId, accountId), after))
      .orderBy(...order)
      .limit(limit),
  );
}

export async function agreementsOf({ drizzle }: Conn, accountId: string) {
  return drizzle
    .select({ kind: consents.kind, words: consents.words, textId: consents.textId, at: consents.at })
    .from(consents)
    .where(and(eq(consents.accountId, accountId), inArray(consents.kind, ["terms", "sensitive_data"])))
    .orderBy(desc(consents.at), desc(consents.id));
}
