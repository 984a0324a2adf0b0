import {
  and,
  avg,
  type Column,
  count,
  countDistinct,
  eq,
  gte,
  inArray,
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
import { type Conn, prepared, type Queries, type Tx } from "~/db/handle";
import { type CaseKind, cases, decisions, opinions, reports, restrictions, samples, signals } from "~/db/tables";

/** A period in UTC ms. `to` is the first moment after the period. */
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

export async function deleteOpinionsBefore({ drizzle }: Tx, before: number, limit: number): Promise<void> {
  const { signal, targetId, at } = opinions;
  const old = await drizzle.select({ signal, targetId }).from(opinions).where(lt(at, before)).orderBy(at).limit(limit);
  for (const each of old)
    await drizzle.delete(opinions).where(and(eq(signal, each.signal), eq(targetId, each.targetId)));
}

/** Returns the programs' verdicts of a period on items that people then decided. */
export async function opinionsIn(conn: Conn, period: Period) {
  const rows = await q(conn).opinions.execute({ ...period });
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** Returns, by case kind, the decisions of a period that each rule had flagged before. */
export async function noticedIn(conn: Conn, period: Period) {
  return (await q(conn).noticed.execute({ ...period })).map(counted);
}

/** Returns, by reason, the decisions of a period that members had reported before. */
export async function reportedIn(conn: Conn, period: Period) {
  return (await q(conn).reported.execute({ ...period })).map(counted);
}

export const OF_PROFILES: readonly CaseKind[] = ["profile", "risky"];

export async function profilesDecidedIn(conn: Conn, period: Period) {
  const [row] = await q(conn).profiles.execute({ ...period });
  return counted(row!);
}

/** Returns the decisions of a period by the text of the house rule they rest on; "" if none was broken. */
export async function rulesIn(conn: Conn, period: Period) {
  const rows = await q(conn).rules.execute({ ...period });
  return rows.map(({ rule: text, ...row }) => ({ rule: text ?? "", ...counted(row) }));
}

/** Returns the photos rejected in a period by category, in the terms of the Transparency Database. */
export async function photosRejectedIn(conn: Conn, period: Period) {
  return (await q(conn).photos.execute({ ...period })).map(counted);
}

/** Returns the findings on sampled profiles; `population` is the number of members the sample represents. */
export async function sampledIn(conn: Conn, period: Period) {
  const [row] = await q(conn).sampled.execute({ ...period });
  const { looked, broken, population: members } = row!;
  return { looked: Number(looked), broken: Number(broken), population: Math.round(Number(members ?? 0)) };
}

function counted<Row extends { decided: unknown; standing: unknown }>({ decided, standing: stood, ...row }: Row) {
  return { ...row, decided: Number(decided), standing: Number(stood) };
}

/** The decision found a broken rule, and no appeal reversed it entirely. */
const stands = sql`(${decisions.rule} is not null and ${decisions.reversedAt} is null and (
  not exists (select 1 from ${restrictions} where ${restrictions.decisionKey} = ${decisions.key} and ${restrictions.reversedAt} is not null)
  or exists (select 1 from ${restrictions} where ${restrictions.decisionKey} = ${decisions.key} and ${restrictions.reversedAt} is null)
))`;

const decided = countDistinct(decisions.key);
const standing = countDistinct(sql`case when ${stands} then ${decisions.key} end`);

const during = (at: Column): SQL | undefined => and(gte(at, sql.placeholder("from")), lt(at, sql.placeholder("to")));

/** Whether a decision is the first decision after an event. */
function isFirstAfter(drizzle: Queries, at: typeof signals.at | typeof reports.at): SQL | undefined {
  const before = alias(decisions, "before");
  const between = and(eq(before.caseId, decisions.caseId), gte(before.at, at), lt(before.at, decisions.at));
  return and(lte(at, decisions.at), notExists(drizzle.select({ one: sql`1` }).from(before).where(between)));
}

// Prepared once, because preparing these statements takes longer than running them, and the console runs them for every
// brand.
const q = prepared((d) => {
  const { signal, spoke, found } = opinions;
  const { kind } = cases;
  const { reason } = reports;
  const { category, categorySpecification: keyword, item, caseId, reversedAt, decisionKey } = restrictions;
  return {
    opinions: d
      .select({ signal, spoke, found, count: count() })
      .from(opinions)
      .where(during(opinions.at))
      .groupBy(signal, spoke, found)
      .prepare("accuracy.opinions"),
    noticed: d
      .select({ kind, signal: signals.kind, decided, standing })
      .from(decisions)
      .innerJoin(cases, eq(cases.id, decisions.caseId))
      .innerJoin(signals, eq(signals.caseId, decisions.caseId))
      .where(and(during(decisions.at), ne(signals.kind, "report"), isFirstAfter(d, signals.at)))
      .groupBy(kind, signals.kind)
      .prepare("accuracy.noticed"),
    reported: d
      .select({ reason, decided, standing })
      .from(decisions)
      .innerJoin(reports, eq(reports.caseId, decisions.caseId))
      .where(
        and(during(decisions.at), isNotNull(reports.reporterId), ne(reason, "appeal"), isFirstAfter(d, reports.at)),
      )
      .groupBy(reason)
      .prepare("accuracy.reported"),
    profiles: d
      .select({ decided, standing })
      .from(decisions)
      .innerJoin(cases, eq(cases.id, decisions.caseId))
      .where(and(during(decisions.at), inArray(kind, [...OF_PROFILES])))
      .prepare("accuracy.profiles"),
    rules: d
      .select({ rule: decisions.rule, decided, standing })
      .from(decisions)
      .where(during(decisions.at))
      .groupBy(decisions.rule)
      .prepare("accuracy.rules"),
    photos: d
      .select({
        ...{ category, keyword, decided: countDistinct(decisionKey) },
        standing: countDistinct(sql`case when ${reversedAt} is null then ${decisionKey} end`),
      })
      .from(restrictions)
      .where(and(during(restrictions.from), eq(item, "photo"), isNull(caseId)))
      .groupBy(category, keyword)
      .prepare("accuracy.photos"),
    sampled: d
      .select({
        looked: count(),
        broken: count(sql`case when ${samples.rule} <> '' then 1 end`),
        population: avg(samples.population),
      })
      .from(samples)
      .where(during(samples.answeredAt))
      .prepare("accuracy.sampled"),
  };
});
