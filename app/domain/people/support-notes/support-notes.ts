import { addresseeOf } from "~/app/domain/account/accounts/accounts";
import { memberNotFound } from "~/app/domain/account/accounts/accounts.errors";
import type { Operator } from "~/app/domain/operator";
import type { Site } from "~/app/domain/site";
import { audited } from "~/app/domain/site/audit/audit";
import { farTooLong, lengthOf, manyLines } from "~/app/domain/texts";
import { noteEmpty, noteTooLong } from "./support-notes.errors";
import { insertNote } from "./support-notes.queries";

export { notesAbout } from "./support-notes.queries";

/**
 * Adds a note about a member, which only operators see, and the member in the export. Throws account.note_empty,
 * account.note_too_long, account.no_member.
 */
export async function addNote(site: Site, operator: Operator, id: string, typed: string): Promise<string> {
  const text = noteText(typed);
  return site.db.transact(
    audited(site, operator, async (tx) => {
      if (!(await addresseeOf(tx, id))) throw memberNotFound();
      const note = site.newId();
      await insertNote(tx, { id: note, memberId: id, author: operator.name, text, at: site.now() });
      const on = { kind: "member" as const, id };
      // The audit entry omits the text, which belongs to the note.
      const entry = { action: "notes.add" as const, on, member: id, reason: "", before: {}, after: { note } };
      return { value: note, entry };
    }),
  );
}

/** Normalizes a note's text. Throws account.note_empty, account.note_too_long. */
export function noteText(typed: string): string {
  if (farTooLong(typed, LONGEST)) throw noteTooLong({ params: { max: LONGEST } });
  const text = manyLines(typed);
  if (text === "") throw noteEmpty();
  if (lengthOf(text) > LONGEST) throw noteTooLong({ params: { max: LONGEST } });
  return text;
}

/** Maximum length of a note, in characters. */
const LONGEST = 4000;
