import { and, countDistinct, eq, gte, inArray, sql } from "drizzle-orm";
import { type Conn, prepared } from "~/db/handle";
import { audit, reports, restrictions } from "~/db/tables";

/** Returns the targets an operator decided about since a time. */
export function targetsDecided(conn: Conn, operator: string, since: number) {
  return q(conn).decided.execute({ operator, since });
}

const ACTIONS = ["photos.reject", "cases.decide", "appeals.decide"] as const;

/** Prepared, because the queue runs this statement for every brand. */
const q = prepared((drizzle) => {
  const byOperator = eq(audit.operator, sql.placeholder("operator"));
  const decided = and(inArray(audit.action, ACTIONS), gte(audit.at, sql.placeholder("since")), byOperator);
  return {
    decided: drizzle
      .selectDistinct({ kind: audit.kind, targetId: audit.targetId })
      .from(audit)
      .where(decided)
      .prepare("hard_cases.decided"),
  };
});

interface Hard {
  since: number;
  /** Keywords of statements of reasons. */
  keywords: string[];
}

/** Counts the photos rejected for one of the keywords since a time. */
export async function photosRejectedFor(
  { drizzle }: Conn,
  ids: string[],
  { actor, since, keywords }: Hard & { actor: string },
): Promise<number> {
  if (ids.length === 0) return 0;
  const { item, itemId, from, categorySpecification } = restrictions;
  const rejected = and(gte(from, since), eq(item, "photo"), eq(restrictions.actor, actor), inArray(itemId, ids));
  const [row] = await drizzle
    .select({ n: countDistinct(itemId) })
    .from(restrictions)
    .where(and(rejected, inArray(categorySpecification, keywords)));
  return Number(row?.n ?? 0);
}

/** Counts the cases reported for one of the reasons, or restricted for one of the keywords, since a time. */
export async function casesAbout(
  { drizzle }: Conn,
  ids: string[],
  { reasons, since, keywords }: Hard & { reasons: string[] },
): Promise<number> {
  if (ids.length === 0) return 0;
  const reported = await drizzle
    .selectDistinct({ id: reports.caseId })
    .from(reports)
    .where(and(inArray(reports.caseId, ids), inArray(reports.reason, reasons)));
  const restricted = await drizzle
    .selectDistinct({ id: restrictions.caseId })
    .from(restrictions)
    .where(
      and(
        gte(restrictions.from, since),
        inArray(restrictions.caseId, ids),
        inArray(restrictions.categorySpecification, keywords),
      ),
    );
  return new Set([...reported, ...restricted].map(({ id }) => id)).size;
}
