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

/** In ms: for how long a case waits for somebody to whom it was handed on. Then it is anybody's again. */
const KEPT_FOR = 24 * 60 * 60_000;

/**
 * Writes something into a case, open or closed, for other operators. No page shows it to a member, and no export gives it: it
 * may tell who reported whom. Throws account.note_empty, account.note_too_long, reports.no_case.
 */
export async function addCaseNote(site: Site, operator: Operator, id: string, typed: string): Promise<void> {
  const text = noteText(typed);
  await site.db.transact(
    audited(site, operator, async (tx) => {
      const found = await caseById(tx, id);
      if (!found) throw caseNotFound();
      const note = await keepNote(site, tx, found, { author: operator.name, handedTo: null, text });
      const act = { act: "cases.note" as const, on: { kind: "case" as const, id }, member: found.subjectId || null };
      // Without the text, which is the note's alone.
      return { value: undefined, act: { ...act, reason: "", before: {}, after: { note } } };
    }),
  );
}

/**
 * Gives an open case to another operator, who finds it first of all for a day. `to` is their name. Throws account.note_empty,
 * account.note_too_long, reports.no_case, and reports.case_changed where it is closed, or a third one holds it.
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
      const act = { act: "cases.hand_on" as const, on: { kind: "case" as const, id }, member: found.subjectId || null };
      return {
        value: undefined,
        act: { ...act, reason: "", before: { holder: found.claimedBy }, after: { holder: to, note } },
      };
    }),
  );
}

/** An open case that somebody holds, and with which words they got it, where another operator handed it on. */
export type CaseInHand = QueuedCase & { handed: CaseNoteRow | null };

/** The open cases that somebody holds, the heaviest first. */
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
