import { and, eq, gte, inArray, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import type { Conn } from "~/db/handle";
import {
  audit,
  type CaseKind,
  cases,
  complaints,
  decisions,
  heldPayments,
  photos,
  refunds,
  reports,
  signals,
} from "~/db/tables";

export interface CaseTouched {
  id: string;
  kind: CaseKind;
  state: "open" | "closed";
  openedAt: number;
  /** When something came into it: UTC ms, and the reason of a report or a complaint, "" where the site noticed it. */
  came: { at: number; reason: string }[];
  /** When somebody decided, UTC ms. */
  decided: number[];
}

/** What an appeal against a decision is called, beside the reasons of reports. */
export const APPEAL = "appeal";

/** Open cases, and those into which something came, or about which somebody decided, since then. */
export async function casesSince({ drizzle }: Conn, since: number | null): Promise<CaseTouched[]> {
  const touchedSince = (at: number) => {
    const reported = drizzle.select({ id: reports.caseId }).from(reports).where(gte(reports.at, at));
    const judged = drizzle.select({ id: decisions.caseId }).from(decisions).where(gte(decisions.at, at));
    const noticed = drizzle.select({ id: signals.caseId }).from(signals).where(gte(signals.at, at));
    return [reported, noticed, judged].map((those) => inArray(cases.id, those));
  };
  const isTouched = or(eq(cases.state, "open"), ...(since === null ? [] : touchedSince(since)));
  const ids = drizzle.select({ id: cases.id }).from(cases).where(isTouched);
  const { id, kind, state, openedAt } = cases;
  const rows = await drizzle.select({ id, kind, state, openedAt }).from(cases).where(isTouched);
  const touched = new Map(rows.map((row) => [row.id, { ...row, came: [], decided: [] } as CaseTouched]));
  const came = await drizzle
    .select({ caseId: reports.caseId, at: reports.at, reason: reports.reason, appealedAt: complaints.appealedAt })
    .from(reports)
    .leftJoin(complaints, eq(complaints.reportId, reports.id))
    .where(inArray(reports.caseId, ids));
  for (const { caseId, at, reason, appealedAt } of came) {
    touched.get(caseId)?.came.push({ at, reason });
    if (appealedAt !== null) touched.get(caseId)?.came.push({ at: appealedAt, reason: APPEAL });
  }
  const bySite = await drizzle
    .select({ caseId: signals.caseId, at: signals.at })
    .from(signals)
    .where(and(inArray(signals.caseId, ids), ne(signals.kind, "report")));
  for (const { caseId, at } of bySite) touched.get(caseId)?.came.push({ at, reason: "" });
  const decided = await drizzle
    .select({ caseId: decisions.caseId, at: decisions.at })
    .from(decisions)
    .where(inArray(decisions.caseId, ids));
  for (const { caseId, at } of decided) touched.get(caseId)?.decided.push(at);
  return [...touched.values()];
}

/** When each photo was added that nobody has decided about, UTC ms. */
export async function photosWaiting({ drizzle }: Conn): Promise<number[]> {
  // In the very words of the partial index.
  const isWaiting = sql`${photos.state} in ('held', 'unchecked')`;
  return (await drizzle.select({ at: photos.createdAt }).from(photos).where(isWaiting)).map(({ at }) => at);
}

/** The decisions about photos since then; `at` is when each was added, null where it is gone. */
export async function photosDecided({ drizzle }: Conn, since: number) {
  const rows = await drizzle
    .select({ at: photos.createdAt, decidedAt: audit.at, before: audit.before })
    .from(audit)
    .leftJoin(photos, eq(photos.id, audit.targetId))
    .where(and(inArray(audit.act, ["photos.approve", "photos.reject"]), gte(audit.at, since)));
  return rows.map(({ before, ...row }) => ({
    ...row,
    wasWaiting: before.state === "held" || before.state === "unchecked",
  }));
}

/** Payments that fitted no order: those that wait, and those that were settled since then. */
export function paymentsSince(
  { drizzle }: Conn,
  since: number | null,
): Promise<{ at: number; decidedAt: number | null }[]> {
  const { at, resolvedAt: decidedAt } = heldPayments;
  return drizzle
    .select({ at, decidedAt })
    .from(heldPayments)
    .where(or(isNull(decidedAt), since === null ? undefined : gte(decidedAt, since)));
}

/** Refunds that a person made since then. */
export async function refundsNoted({ drizzle }: Conn, since: number): Promise<{ at: number; decidedAt: number }[]> {
  return drizzle
    .select({ at: refunds.at, decidedAt: audit.at })
    .from(audit)
    .innerJoin(refunds, eq(refunds.id, audit.targetId))
    .where(and(eq(audit.act, "refunds.note"), gte(audit.at, since), isNotNull(refunds.at)));
}
