import { and, asc, desc, eq, exists, gt, inArray, isNull, lte, ne, sql } from "drizzle-orm";
import { cardColumns } from "~/app/domain/people/profiles/profiles.queries";
import type { Conn, Tx } from "~/db/handle";
import { type Asked, type Page, sortedBy } from "~/db/pages";
import {
  blocks,
  type CaseKind,
  cases,
  decisions,
  messages,
  participants,
  photos,
  profiles,
  reportContacts,
  reports,
} from "~/db/tables";

export type CaseRow = typeof cases.$inferSelect;
export type ReportRow = typeof reports.$inferSelect;
export type DecisionRow = typeof decisions.$inferSelect;

/** Number of preceding messages stored with a reported message. */
const CONTEXT = 10;

export async function ownerOfShownPhoto({ drizzle }: Conn, id: string): Promise<ShownOwner | undefined> {
  const [row] = await drizzle
    .select({ id: photos.profileId, isPrivate: photos.isPrivate })
    .from(photos)
    .where(and(eq(photos.id, id), inArray(photos.state, ["unchecked", "approved"])));
  return row;
}

interface ShownOwner {
  id: string;
  /** Whether only members with the owner's permission see the photo. */
  isPrivate: boolean;
}

/** Returns a profile that `blocker` blocked; with null, any profile that is not erased. */
export async function blockedProfile({ drizzle }: Conn, { id, blocker }: { id: string; blocker: string | null }) {
  const blocked = drizzle
    .select({ one: sql`1` })
    .from(blocks)
    .where(and(eq(blocks.fromId, blocker ?? ""), eq(blocks.toId, id)));
  const [row] = await drizzle
    .select({ ...cardColumns, personal: profiles.personal, details: profiles.details, prompts: profiles.prompts })
    .from(profiles)
    .where(and(eq(profiles.id, id), gt(profiles.name, ""), blocker === null ? undefined : exists(blocked)));
  return row;
}

/** Returns a message with those before it, if the viewer is in the conversation and has not deleted it. */
export async function messagesUpTo({ drizzle }: Conn, viewer: string, id: string) {
  const [found] = await drizzle
    .select({ conversation: messages.conversationId, seq: messages.seq, cleared: participants.clearedSeq })
    .from(messages)
    .innerJoin(
      participants,
      and(eq(participants.conversationId, messages.conversationId), eq(participants.profileId, viewer)),
    )
    .where(and(eq(messages.id, id), gt(messages.seq, participants.clearedSeq)));
  if (!found) return [];
  const newestFirst = await drizzle
    .select({
      ...{ id: messages.id, from: messages.fromId, text: messages.text },
      ...{ sentAt: messages.sentAt, photo: messages.photo },
    })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, found.conversation),
        lte(messages.seq, found.seq),
        gt(messages.seq, Math.max(found.cleared, found.seq - CONTEXT - 1)),
      ),
    )
    .orderBy(desc(messages.seq));
  return newestFirst.reverse();
}

export async function insertReport({ drizzle }: Tx, report: ReportRow): Promise<void> {
  await drizzle.insert(reports).values(report);
}

/** The properties that a repeated report shares with the first report. */
export interface Sameness {
  reporterId: string;
  kind: CaseKind;
  targetId: string;
  reason: string;
  words: string;
}

/** Returns number and subject of the same report sent after a time (UTC ms), unless decided or discarded. */
export async function reportAsSent(
  { drizzle }: Conn,
  same: Sameness,
  since: number,
): Promise<{ number: string; subjectId: string } | undefined> {
  const [row] = await drizzle
    .select({ number: reports.number, subjectId: cases.subjectId })
    .from(reports)
    .innerJoin(cases, eq(cases.id, reports.caseId))
    .where(
      and(
        ...[eq(reports.reporterId, same.reporterId), gt(reports.at, since)],
        ...[isNull(reports.decisionKey), isNull(reports.discardedAt)],
        ...[eq(reports.reason, same.reason), eq(reports.words, same.words)],
        ...[eq(cases.kind, same.kind), eq(cases.targetId, same.targetId)],
      ),
    )
    .limit(1);
  return row;
}

export async function insertContacts({ drizzle }: Tx, reportId: string, contacts: string[]): Promise<void> {
  if (contacts.length > 0)
    await drizzle.insert(reportContacts).values(contacts.map((contact) => ({ reportId, contact })));
}

export async function numberTaken({ drizzle }: Conn, number: string): Promise<boolean> {
  return (await drizzle.select({ id: reports.id }).from(reports).where(eq(reports.number, number))).length > 0;
}

export const heaviestFirst = sortedBy<CaseRow>(
  { column: cases.score, of: ({ score }) => score, descending: true },
  { column: cases.openedAt, of: ({ openedAt }) => openedAt },
  { column: cases.id, of: ({ id }) => id },
);

export interface WantedCases {
  kind?: CaseKind | undefined;
  among?: readonly string[];
  service: boolean;
  cases: boolean;
}

/**
 * Returns open cases, heaviest first, then longest waiting first. Optionally only cases of one kind, or among some ids.
 */
export function openCases(
  { drizzle }: Conn,
  asked: Asked,
  { kind, among, ...wanted }: WantedCases,
): Promise<Page<CaseRow>> {
  const isSeen = and(
    wanted.service ? undefined : ne(cases.kind, "service"),
    wanted.cases ? undefined : eq(cases.kind, "service"),
  );
  return heaviestFirst.page(asked, ({ after, order, limit }) =>
    drizzle
      .select()
      .from(cases)
      .where(
        and(
          eq(cases.state, "open"),
          isSeen,
          kind && eq(cases.kind, kind),
          among && inArray(cases.id, [...among]),
          after,
        ),
      )
      .orderBy(...order)
      .limit(limit),
  );
}

export async function caseById({ drizzle }: Conn, id: string): Promise<CaseRow | undefined> {
  const [row] = await drizzle.select().from(cases).where(eq(cases.id, id));
  return row;
}

export async function caseAbout({ drizzle }: Conn, kind: CaseKind, targetId: string): Promise<CaseRow | undefined> {
  const about = and(eq(cases.kind, kind), eq(cases.targetId, targetId));
  const [row] = await drizzle.select().from(cases).where(about);
  return row;
}

export async function caseOfNumber({ drizzle }: Conn, number: string): Promise<string | undefined> {
  const [row] = await drizzle.select({ id: reports.caseId }).from(reports).where(eq(reports.number, number));
  return row?.id;
}

export function reportsOfCase({ drizzle }: Conn, caseId: string): Promise<ReportRow[]> {
  return drizzle.select().from(reports).where(eq(reports.caseId, caseId)).orderBy(asc(reports.at), asc(reports.id));
}

export async function reportById({ drizzle }: Conn, id: string): Promise<ReportRow | undefined> {
  const [row] = await drizzle.select().from(reports).where(eq(reports.id, id));
  return row;
}

export async function markReport(
  { drizzle }: Tx,
  id: string,
  mark: Pick<ReportRow, "flagger" | "items">,
): Promise<void> {
  await drizzle.update(reports).set(mark).where(eq(reports.id, id));
}

export function decisionsOfCase({ drizzle }: Conn, caseId: string): Promise<DecisionRow[]> {
  return drizzle.select().from(decisions).where(eq(decisions.caseId, caseId)).orderBy(asc(decisions.at));
}

/** Closes a case. Returns false if the case is closed or has changed since `version`. */
export async function closeCase(
  { drizzle }: Tx,
  { id, version, at }: { id: string; version: number; at: number },
): Promise<boolean> {
  const closed = await drizzle
    .update(cases)
    .set({ state: "closed", closedAt: at, version: version + 1, claimedBy: null, claimedUntil: null })
    .where(and(eq(cases.id, id), eq(cases.state, "open"), eq(cases.version, version)))
    .returning({ id: cases.id });
  return closed.length === 1;
}

/** Reopens a case. The new version shows an operator who is viewing the case that it has changed. */
export async function reopenCase({ drizzle }: Tx, id: string): Promise<void> {
  await drizzle
    .update(cases)
    .set({ state: "open", closedAt: null, version: sql`${cases.version} + 1` })
    .where(eq(cases.id, id));
}

export async function insertDecision({ drizzle }: Tx, decision: typeof decisions.$inferInsert): Promise<void> {
  await drizzle.insert(decisions).values(decision);
}

/** Records that a decision took a measure, or that an earlier decision took one for the same reports. */
export async function markActed({ drizzle }: Tx, key: string): Promise<void> {
  await drizzle.update(decisions).set({ acted: true }).where(eq(decisions.key, key));
}

export async function blankReports({ drizzle }: Tx, caseId: string): Promise<void> {
  const ofCase = drizzle.select({ id: reports.id }).from(reports).where(eq(reports.caseId, caseId));
  await drizzle.delete(reportContacts).where(inArray(reportContacts.reportId, ofCase));
  await drizzle.update(reports).set({ words: "", evidence: null }).where(eq(reports.caseId, caseId));
}
