import { and, eq } from "drizzle-orm";
import type { Conn, Tx } from "~/db/handle";
import { type Asked, newestBy, type Page } from "~/db/pages";
import { supportNotes } from "~/db/tables";

export type NoteRow = typeof supportNotes.$inferSelect;

export async function insertNote({ drizzle }: Tx, note: NoteRow): Promise<void> {
  await drizzle.insert(supportNotes).values(note);
}

const newestFirst = newestBy(supportNotes.at, supportNotes.id);

export function notesAbout({ drizzle }: Conn, memberId: string, asked: Asked): Promise<Page<NoteRow>> {
  return newestFirst(asked, ({ after, order, limit }) =>
    drizzle
      .select()
      .from(supportNotes)
      .where(and(eq(supportNotes.memberId, memberId), after))
      .orderBy(...order)
      .limit(limit),
  );
}
