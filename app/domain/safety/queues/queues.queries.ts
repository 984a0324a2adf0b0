import { and, eq, gte, inArray, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { type Conn, prepared } from "~/db/handle";
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

/** The queues of cases, the most urgent first. */
export const CASE_QUEUES = [
  "minors",
  "appeals",
  "profile",
  "message",
  "photo",
  "held",
  "risky",
  "complaint",
  "service",
] as const;

export type CaseQueue = (typeof CASE_QUEUES)[number];

const ABOUT_MINORS = ["underage", "child_abuse"];

/** The reason of an appeal, beside the reasons of reports. */
const APPEAL = "appeal";

/** The kind of a case about the service, which stays in its own queue, even with an appeal. */
export const OF_SERVICE = "service";

/** Returns the queue that overrides the case's kind, if any. */
export function queueOfReasons(reasons: string[]): "minors" | "appeals" | undefined {
  if (reasons.some((reason) => ABOUT_MINORS.includes(reason))) return "minors";
  return reasons.includes(APPEAL) ? "appeals" : undefined;
}

export interface CaseTouched {
  id: string;
  kind: CaseKind;
  state: "open" | "closed";
  openedAt: number;
  /** When each report or signal arrived, UTC ms, with its reason; "" for a signal of the site. */
  came: { at: number; reason: string }[];
  /** When each decision was made, UTC ms. */
  decided: number[];
}

/** Returns open cases, and cases with a report, signal or decision since a time. */
export async function casesSince({ drizzle }: Conn, since: number): Promise<CaseTouched[]> {
  const reported = drizzle.select({ id: reports.caseId }).from(reports).where(gte(reports.at, since));
  const judged = drizzle.select({ id: decisions.caseId }).from(decisions).where(gte(decisions.at, since));
  const noticed = drizzle.select({ id: signals.caseId }).from(signals).where(gte(signals.at, since));
  const isTouched = or(
    eq(cases.state, "open"),
    ...[reported, noticed, judged].map((those) => inArray(cases.id, those)),
  );
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

/**
 * The waiting items of a queue: their number, the arrival of the oldest item (UTC ms), and the number of items past the
 * deadline.
 */
export interface Waiting<Queue extends string> {
  queue: Queue;
  open: number;
  oldest: number;
  late: number;
}

/**
 * The condition repeats the partial index's condition exactly; otherwise the index is not used. Drawings, whose file
 * name has an ending, are never decided.
 */
const isUndecided = sql`${photos.state} in ('held', 'unchecked') and ${photos.file} not like '%.%'`;

/** Selects each open case with its queue and its first unanswered item. A later decision was about another matter. */
const waitingCases = sql`(
  with arrival as (
    select ${reports.caseId} as case_id, ${reports.at} as at,
      case when ${inArray(reports.reason, ABOUT_MINORS)} then 1 else 0 end as is_of_minors,
      case when ${eq(reports.reason, APPEAL)} then 1 else 0 end as is_appeal
    from ${cases} join ${reports} on ${reports.caseId} = ${cases.id} where ${cases.state} = 'open'
    union all
    select ${reports.caseId}, ${complaints.appealedAt}, 0, 1
    from ${cases} join ${reports} on ${reports.caseId} = ${cases.id}
      join ${complaints} on ${complaints.reportId} = ${reports.id}
    where ${cases.state} = 'open' and ${complaints.appealedAt} is not null
    union all
    select ${signals.caseId}, ${signals.at}, 0, 0
    from ${cases} join ${signals} on ${signals.caseId} = ${cases.id}
    where ${cases.state} = 'open' and ${signals.kind} <> 'report'
  ),
  latest as (select case_id, max(at) as at from arrival group by case_id),
  answered as (
    select latest.case_id, max(${decisions.at}) as at
    from latest join ${decisions} on ${decisions.caseId} = latest.case_id and ${decisions.at} < latest.at
    group by latest.case_id
  ),
  unanswered as (
    select arrival.case_id, min(arrival.at) as at, max(is_of_minors) as is_of_minors, max(is_appeal) as is_appeal
    from arrival left join answered on answered.case_id = arrival.case_id
    where answered.at is null or arrival.at > answered.at group by arrival.case_id
  )
  select ${cases.id} as id, coalesce(unanswered.at, ${cases.openedAt}) as at,
    case when ${eq(cases.kind, OF_SERVICE)} then ${cases.kind} when is_of_minors = 1 then 'minors' when is_appeal = 1 then 'appeals' else ${cases.kind} end as queue
  from ${cases} left join unanswered on unanswered.case_id = ${cases.id} where ${cases.state} = 'open'
) as waiting`;

const deadlines = sql.join(
  [sql`case queue`, ...CASE_QUEUES.map((queue) => sql`when ${sql.raw(`'${queue}'`)} then ${time(queue)}`), sql`end`],
  sql` `,
);

/** Statements with one query per kind of item, because the console's first page reads the queues of every brand. */
const q = prepared((drizzle) => ({
  cases: drizzle
    .select({ queue: sql<CaseQueue>`queue`, ...waitingBy(sql`at`, deadlines) })
    .from(waitingCases)
    .groupBy(sql`queue`)
    .prepare("queues.cases_waiting"),
  ids: drizzle
    .select({ id: sql<string>`id` })
    .from(waitingCases)
    .where(sql`queue = ${sql.placeholder("queue")}`)
    .prepare("queues.case_ids"),
  photos: drizzle
    .select(waitingBy(sql`${photos.createdAt}`, time("deadline")))
    .from(photos)
    .where(isUndecided)
    .prepare("queues.photos_waiting"),
}));

function time(name: string): SQL {
  return sql`cast(${sql.placeholder(name)} as bigint)`;
}

function waitingBy(at: SQL, deadline: SQL) {
  return {
    open: sql`count(*)`.mapWith(Number),
    oldest: sql`min(${at})`.mapWith(Number),
    late: sql`sum(case when ${at} < ${deadline} then 1 else 0 end)`.mapWith(Number),
  };
}

/** Returns the open cases by queue. Cases older than their deadline are late. */
export function casesWaiting(conn: Conn, deadlines: Record<CaseQueue, number>): Promise<Waiting<CaseQueue>[]> {
  return q(conn).cases.execute(deadlines);
}

export async function casesInQueue(conn: Conn, queue: CaseQueue): Promise<string[]> {
  return (await q(conn).ids.execute({ queue })).map(({ id }) => id);
}

/** Returns the undecided photos as one queue; [] if no photo is undecided. */
export async function photosWaiting(conn: Conn, deadline: number): Promise<Waiting<"photos">[]> {
  const rows = await q(conn).photos.execute({ deadline });
  return rows.flatMap((row) => (row.open > 0 ? { queue: "photos" as const, ...row } : []));
}

/** Returns when each undecided photo was added, UTC ms. */
export async function photosUndecided({ drizzle }: Conn): Promise<number[]> {
  return (await drizzle.select({ at: photos.createdAt }).from(photos).where(isUndecided)).map(({ at }) => at);
}

/** Returns the decisions about photos since a time; `at` is when each was added, null if deleted. */
export async function photosDecided({ drizzle }: Conn, since: number) {
  const rows = await drizzle
    .select({ at: photos.createdAt, decidedAt: audit.at, before: audit.before })
    .from(audit)
    .leftJoin(photos, eq(photos.id, audit.targetId))
    .where(and(inArray(audit.action, ["photos.approve", "photos.reject"]), gte(audit.at, since)));
  return rows.map(({ before, ...row }) => ({
    ...row,
    wasWaiting: before.state === "held" || before.state === "unchecked",
  }));
}

/** Returns payments without a matching order: pending payments, and payments settled since a time. */
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

export async function refundsNoted({ drizzle }: Conn, since: number): Promise<{ at: number; decidedAt: number }[]> {
  return drizzle
    .select({ at: refunds.at, decidedAt: audit.at })
    .from(audit)
    .innerJoin(refunds, eq(refunds.id, audit.targetId))
    .where(and(eq(audit.action, "refunds.note"), gte(audit.at, since), isNotNull(refunds.at)));
}
