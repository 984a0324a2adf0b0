import type { Operator } from "~/app/domain/operator";
import { noteText } from "~/app/domain/people/support-notes/support-notes";
import type { Site } from "~/app/domain/site";
import { audited } from "~/app/domain/site/audit/audit";
import type { Tx } from "~/db/handle";
import { type CaseNoteRow, casesHeldBy, handedWith, insertCaseNote } from "./notes.queries";
import { type QueuedCase, queued } from "./queue";
import { claimCase, passClaim } from "./queue.queries";
import { caseChanged, caseNotFound } from "./reports.errors";
import { type CaseRow, caseById } from "./reports.queries";

export type { CaseNoteRow } from "./notes.queries";
export { notesIn } from "./notes.queries";

/** How long a case that was handed on stays with the operator, in ms. After that, any operator may take it. */
const KEPT_FOR = 24 * 60 * 60_000;

/**
 * Adds a note for operators to a case, open or closed. No page or export gives it to a member, because it may reveal
 * the reporter. Throws account.note_empty, account.note_too_long, reports.no_case.
 */
export async function addCaseNote(site: Site, operator: Operator, id: string, typed: string): Promise<void> {
  const text = noteText(typed);
  await site.db.transact(
    audited(site, operator, async (tx) => {
      const found = await caseById(tx, id);
      if (!found) throw caseNotFound();
      const note = await keepNote(site, tx, found, { author: operator.name, handedTo: null, text });
      const entry = {
        action: "cases.note" as const,
        on: { kind: "case" as const, id },
        member: found.subjectId || null,
      };
      // The audit entry omits the text, which belongs to the note.
      return { value: undefined, entry: { ...entry, reason: "", before: {}, after: { note } } };
    }),
  );
}

/**
 * Hands an open case to another operator, `to` by name, as their next case for a day. Throws account.note_empty,
 * account.note_too_long, reports.no_case, and reports.case_changed if the case is closed or leased by a third operator.
 */
export async function handOn(
  site: Site,
  operator: Operator,
  id: string,
  { to, words }: { to: string; words: string },
): Promise<void> {
  const text = noteText(words);
  const now = site.now();
  await site.db.transact(
    audited(site, operator, async (tx) => {
      const found = await caseById(tx, id);
      if (!found) throw caseNotFound();
      const own = { id, holder: operator.name, now, until: now + KEPT_FOR };
      if (!(await claimCase(tx, own))) throw caseChanged();
      await passClaim(tx, own, to);
      const note = await keepNote(site, tx, found, { author: operator.name, handedTo: to, text });
      const entry = {
        action: "cases.hand_on" as const,
        on: { kind: "case" as const, id },
        member: found.subjectId || null,
      };
      return {
        value: undefined,
        entry: { ...entry, reason: "", before: { holder: found.claimedBy }, after: { holder: to, note } },
      };
    }),
  );
}

export type CaseInHand = QueuedCase & { handed: CaseNoteRow | null };

/** Returns the open cases an operator leases, heaviest first. */
export async function casesInHand(site: Site, holder: string): Promise<CaseInHand[]> {
  const { rows, handed } = await site.db.read(async (conn) => {
    const rows = await casesHeldBy(conn, holder, site.now());
    return {
      rows,
      handed: await handedWith(
        conn,
        holder,
        rows.map(({ id }) => id),
      ),
    };
  });
  if (rows.length === 0) return [];
  return (await queued(site, rows)).map((row) => ({ ...row, handed: handed.get(row.id) ?? null }));
}

async function keepNote(
  site: Site,
  tx: Tx,
  { id: caseId, subjectId }: CaseRow,
  note: Pick<CaseNoteRow, "author" | "handedTo" | "text">,
): Promise<string> {
  const id = site.newId();
  await insertCaseNote(tx, { id, caseId, subjectId, ...note, at: site.now() });
  return id;
}
