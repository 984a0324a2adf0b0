import {
  and,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  notInArray,
  or,
  sql,
} from "drizzle-orm";
import type { HandedOut } from "~/app/domain/safety/second-looks/second-looks";
import type { Conn, Tx } from "~/db/handle";
import type { Asked, Page } from "~/db/pages";
import { cases, complaints, decisions, profiles, reports, secondLooks, signals } from "~/db/tables";
import { type CaseRow, type DecisionRow, heaviestFirst } from "./reports.queries";

interface SignalCount {
  caseId: string;
  name: string;
  from: "report" | "complaint" | "rule";
  count: number;
}

export async function signalsIn({ drizzle }: Conn, caseIds: string[]): Promise<SignalCount[]> {
  if (caseIds.length === 0) return [];
  const reported = await drizzle
    .select({
      ...{ caseId: reports.caseId, name: reports.reason, count: count() },
      complaint: sql<string | null>`min(${complaints.id})`,
    })
    .from(reports)
    .leftJoin(complaints, eq(complaints.reportId, reports.id))
    .where(inArray(reports.caseId, caseIds))
    .groupBy(reports.caseId, reports.reason, sql`${complaints.id} is null`)
    .orderBy(asc(reports.reason));
  const noticed = await drizzle
    .select({ caseId: signals.caseId, name: signals.kind, count: count() })
    .from(signals)
    .where(and(inArray(signals.caseId, caseIds), ne(signals.kind, "report")))
    .groupBy(signals.caseId, signals.kind)
    .orderBy(asc(signals.kind));
  return [
    ...reported.map(({ complaint, ...row }) => {
      return {
        ...row,
        count: Number(row.count),
        from: complaint === null ? ("report" as const) : ("complaint" as const),
      };
    }),
    ...noticed.map((row) => ({ ...row, count: Number(row.count), from: "rule" as const })),
  ];
}

/** Returns the names of the profiles that still exist. */
export async function namesIn({ drizzle }: Conn, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await drizzle
    .select({ id: profiles.id, name: profiles.name })
    .from(profiles)
    .where(and(inArray(profiles.id, ids), gt(profiles.name, "")));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const isFree = (now: number) => or(isNull(cases.claimedUntil), lte(cases.claimedUntil, now));

export function freeCases({ drizzle }: Conn, now: number, asked: Asked): Promise<Page<CaseRow>> {
  return heaviestFirst.page(asked, ({ after, order, limit }) =>
    drizzle
      .select()
      .from(cases)
      .where(and(eq(cases.state, "open"), isFree(now), after))
      .orderBy(...order)
      .limit(limit),
  );
}

/** Returns the open case that an operator leases; the earliest of several. */
export async function caseHeldBy(
  { drizzle }: Conn,
  { holder, except = [] }: { holder: string; except?: readonly string[] },
  now: number,
): Promise<CaseRow | undefined> {
  const [row] = await drizzle
    .select()
    .from(cases)
    .where(
      and(
        eq(cases.state, "open"),
        eq(cases.claimedBy, holder),
        gt(cases.claimedUntil, now),
        notInArray(cases.id, [...except]),
      ),
    )
    .orderBy(asc(cases.claimedUntil))
    .limit(1);
  return row;
}

interface Claim {
  id: string;
  holder: string;
  now: number;
  until: number;
}

/** Leases a case. Returns false if the case is closed or leased by another operator. */
export async function claimCase({ drizzle }: Tx, { id, holder, now, until }: Claim): Promise<boolean> {
  const { claimedBy, claimedUntil } = cases;
  const longer = sql`case when ${claimedBy} = ${holder} and ${claimedUntil} > ${until} then ${claimedUntil} else ${until} end`;
  const claimed = await drizzle
    .update(cases)
    .set({ claimedBy: holder, claimedUntil: longer })
    .where(and(eq(cases.id, id), eq(cases.state, "open"), or(isFree(now), eq(cases.claimedBy, holder))))
    .returning({ id: cases.id });
  return claimed.length === 1;
}

/** Passes an operator's lease to another operator until `until`. */
export async function passClaim({ drizzle }: Tx, { id, holder, until }: Claim, to: string): Promise<void> {
  await drizzle
    .update(cases)
    .set({ claimedBy: to, claimedUntil: until })
    .where(and(eq(cases.id, id), eq(cases.claimedBy, holder)));
}

/** Releases the lease of a case. Does nothing if another operator holds the lease. */
export async function releaseCase({ drizzle }: Tx, id: string, holder: string): Promise<void> {
  await drizzle
    .update(cases)
    .set({ claimedBy: null, claimedUntil: null })
    .where(and(eq(cases.id, id), eq(cases.claimedBy, holder)));
}

export function decisionsAbout({ drizzle }: Conn, subjectId: string): Promise<DecisionRow[]> {
  const about = drizzle.select({ id: cases.id }).from(cases).where(eq(cases.subjectId, subjectId));
  return drizzle.select().from(decisions).where(inArray(decisions.caseId, about)).orderBy(desc(decisions.at));
}

interface ByRule {
  kind: CaseRow["kind"];
  rules: string[];
  /** The member to leave out. */
  besides: string;
  /** UTC ms. */
  since: number;
  /** Omits decisions that wait for a second look: made since then (UTC ms) with a lot below the limit. */
  blind: HandedOut;
  limit: number;
}

export async function decisionsByRule(
  { drizzle }: Conn,
  { kind, rules, besides, since, blind, limit }: ByRule,
): Promise<DecisionRow[]> {
  const { rule, at, key, caseId, reversedAt } = decisions;
  const { id, lot, lookedAt, decidedAt } = secondLooks;
  const drawn = or(and(gte(decidedAt, blind.changedAt), lt(lot, blind.below)), lt(lot, blind.belowBefore));
  const waits = and(eq(id, key), isNull(lookedAt), gte(decidedAt, blind.since), drawn);
  const rows = await drizzle
    .select({ decision: decisions })
    .from(decisions)
    .innerJoin(cases, eq(cases.id, caseId))
    .leftJoin(secondLooks, waits)
    .where(
      and(
        ...[gt(at, since), inArray(rule, rules), isNull(id), isNull(reversedAt)],
        ...[eq(cases.kind, kind), ne(cases.subjectId, besides)],
      ),
    )
    .orderBy(desc(at), desc(key))
    .limit(limit);
  return rows.map(({ decision }) => decision);
}

export interface ReporterHistory {
  reports: number;
  /** Reports after which a broken rule was found. */
  upheld: number;
}

/** Returns the record of each of these reporters, by id. */
export async function reportersIn({ drizzle }: Conn, ids: string[]): Promise<Map<string, ReporterHistory>> {
  if (ids.length === 0) return new Map();
  const stands = isNull(decisions.reversedAt);
  const isUpheld = and(
    eq(decisions.caseId, reports.caseId),
    isNotNull(decisions.rule),
    stands,
    gte(decisions.at, reports.at),
  );
  const rows = await drizzle
    .select({
      id: reports.reporterId,
      reports: countDistinct(reports.id),
      upheld: countDistinct(sql`case when ${decisions.key} is not null then ${reports.id} end`),
    })
    .from(reports)
    .leftJoin(decisions, isUpheld)
    .where(inArray(reports.reporterId, ids))
    .groupBy(reports.reporterId);
  return new Map(rows.map(({ id, ...row }) => [id!, { reports: Number(row.reports), upheld: Number(row.upheld) }]));
}
