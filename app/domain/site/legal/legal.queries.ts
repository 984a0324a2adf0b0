import { and, desc, eq } from "drizzle-orm";
import type { Conn, Tx } from "~/db/handle";
import { legalTexts } from "~/db/tables";

export type KeptText = typeof legalTexts.$inferSelect;

/** Stores a text of a legal page. Does nothing if this text is already stored. */
export async function insertText({ drizzle }: Tx, text: KeptText): Promise<void> {
  await drizzle.insert(legalTexts).values(text).onConflictDoNothing();
}

export async function textById({ drizzle }: Conn, id: string): Promise<KeptText | undefined> {
  const [text] = await drizzle.select().from(legalTexts).where(eq(legalTexts.id, id));
  return text;
}

export async function textsOf({ drizzle }: Conn, page: string, language: string) {
  return drizzle
    .select({ id: legalTexts.id, shownAt: legalTexts.shownAt })
    .from(legalTexts)
    .where(and(eq(legalTexts.page, page), eq(legalTexts.language, language)))
    .orderBy(desc(legalTexts.shownAt), desc(legalTexts.id));
}
