import { and, eq, gt, isNull, ne } from "drizzle-orm";
import type { Conn } from "~/db/handle";
import { blocks, cases, reports } from "~/db/tables";

/** Counts the members who blocked or reported this member since a time. Skips discarded reports. */
export async function dislikersOf({ drizzle }: Conn, id: string, since: number) {
  const blockers = await drizzle
    .select({ by: blocks.fromId })
    .from(blocks)
    .where(and(eq(blocks.toId, id), gt(blocks.at, since)));
  const reporters = await drizzle
    .selectDistinct({ by: reports.reporterId })
    .from(cases)
    .innerJoin(reports, eq(reports.caseId, cases.id))
    .where(
      and(
        eq(cases.subjectId, id),
        ne(reports.reporterId, id),
        ne(reports.reason, "appeal"),
        isNull(reports.discardedAt),
        gt(reports.at, since),
      ),
    );
  const people = new Set([...blockers, ...reporters].map(({ by }) => by));
  return { blocked: blockers.length, reported: reporters.length, people: people.size };
}
