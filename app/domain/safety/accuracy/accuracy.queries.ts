import {
  and,
  avg,
  count,
  countDistinct,
  eq,
  gte,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  notExists,
  type SQL,
  sql,
} from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Conn, Tx } from "~/db/handle";
import { cases, decisions, opinions, reports, restrictions, samples, signals } from "~/db/tables";

/** UTC ms; `to` is the first moment after it. */
export interface Period {
  from: number;
  to: number;
}

export async function keepOpinion({ drizzle }: Tx, row: typeof opinions.$inferInsert): Promise<void> {
  const { found, at } = row;
  await drizzle
    .insert(opinions)
    .values(row)
    .onConflictDoUpdate({ target: [opinions.signal, opinions.targetId], set: { found, at } });
}

/** What programs said of things about which people decided in a time. */
export async function opinionsIn({ drizzle }: Conn, { from, to }: Period) {
  const { signal, spoke, found, at } = opinions;
  const rows = await drizzle
    .select({ signal, spoke, found, count: count() })
    .from(opinions)
    .where(and(gte(at, from), lt(at, to)))
    .groupBy(signal, spoke, found);
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** It found a rule broken, and no appeal undid all of it. */
const stands = sql`(${decisions.rule} is not null and (
  not exists (select 1 from ${restrictions} where ${restrictions.decisionKey} = ${decisions.key} and ${restrictions.reversedAt} is not null)
  or exists (select 1 from ${restrictions} where ${restrictions.decisionKey} = ${decisions.key} and ${restrictions.reversedAt} is null)
))`;

const decidedIn = ({ from, to }: Period): SQL | undefined => and(gte(decisions.at, from), lt(decisions.at, to));

/** How often that is so. */
const standing = countDistinct(sql`case when ${stands} then ${decisions.key} end`);

/** Whether a decision is the first one after something. */
function isFirstAfter({ drizzle }: Conn, at: typeof signals.at | typeof reports.at): SQL | undefined {
  const before = alias(decisions, "before");
  const between = and(eq(before.caseId, decisions.caseId), gte(before.at, at), lt(before.at, decisions.at));
  return and(lte(at, decisions.at), notExists(drizzle.select({ one: sql`1` }).from(before).where(between)));
}

/** The decisions of a time before which each rule had noticed something, by the kind of the case. */
export async function noticedIn(conn: Conn, period: Period) {
  const { kind: signal } = signals;
  const { kind } = cases;
  const rows = await conn.drizzle
    .select({ kind, signal, decided: countDistinct(decisions.key), standing })
    .from(decisions)
    .innerJoin(cases, eq(cases.id, decisions.caseId))
    .innerJoin(signals, eq(signals.caseId, decisions.caseId))
    .where(and(decidedIn(period), ne(signal, "report"), isFirstAfter(conn, signals.at)))
    .groupBy(kind, signal);
  return rows.map(counted);
}

/** The same of what members reported, by its reason. */
export async function reportedIn(conn: Conn, period: Period) {
  const { reason } = reports;
  const rows = await conn.drizzle
    .select({ reason, decided: countDistinct(decisions.key), standing })
    .from(decisions)
    .innerJoin(reports, eq(reports.caseId, decisions.caseId))
    .where(and(decidedIn(period), isNotNull(reports.reporterId), ne(reason, "appeal"), isFirstAfter(conn, reports.at)))
    .groupBy(reason);
  return rows.map(counted);
}

/** The decisions of a time about profiles that something had flagged. */
export async function profilesDecidedIn(conn: Conn, period: Period) {
  const [row] = await conn.drizzle
    .select({ decided: countDistinct(decisions.key), standing })
    .from(decisions)
    .innerJoin(cases, eq(cases.id, decisions.caseId))
    .where(and(decidedIn(period), eq(cases.kind, "profile")));
  return counted(row!);
}

/** The decisions of a time by the rule of the house, in words, that they rest on; "" where none was broken. */
export async function rulesIn(conn: Conn, period: Period) {
  const { rule } = decisions;
  const rows = await conn.drizzle
    .select({ rule, decided: countDistinct(decisions.key), standing })
    .from(decisions)
    .where(decidedIn(period))
    .groupBy(rule);
  return rows.map(({ rule: text, ...row }) => ({ rule: text ?? "", ...counted(row) }));
}

/** The rejections of photos in a time, by what they are about, in the words of the Transparency Database. */
export async function photosRejectedIn({ drizzle }: Conn, { from, to }: Period) {
  const { category, categorySpecification: keyword, item, caseId, reversedAt, decisionKey } = restrictions;
  const rows = await drizzle
    .select({
      ...{ category, keyword, decided: countDistinct(decisionKey) },
      standing: countDistinct(sql`case when ${reversedAt} is null then ${decisionKey} end`),
    })
    .from(restrictions)
    .where(and(gte(restrictions.from, from), lt(restrictions.from, to), eq(item, "photo"), isNull(caseId)))
    .groupBy(category, keyword);
  return rows.map(counted);
}

/** What people found in what nothing had flagged; `population` is for how many members the sample stands. */
export async function sampledIn({ drizzle }: Conn, { from, to }: Period) {
  const { rule, population, answeredAt } = samples;
  const [row] = await drizzle
    .select({
      looked: count(),
      broken: count(sql`case when ${rule} <> '' then 1 end`),
      population: avg(population),
    })
    .from(samples)
    .where(and(gte(answeredAt, from), lt(answeredAt, to)));
  const { looked, broken, population: members } = row!;
  return { looked: Number(looked), broken: Number(broken), population: Math.round(Number(members ?? 0)) };
}

function counted<Row extends { decided: unknown; standing: unknown }>({ decided, standing: stood, ...row }: Row) {
  return { ...row, decided: Number(decided), standing: Number(stood) };
}
