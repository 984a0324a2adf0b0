import type { Operator } from "~/app/domain/operator";
import type { Site } from "~/app/domain/site";
import { audited } from "~/app/domain/site/audit/audit";
import { requiredReason } from "~/app/domain/site/audit/audit.schema";
import { caseNotFound } from "./reports.errors";
import { markReport, type ReportRow, reportById } from "./reports.queries";

interface Mark {
  /** Name of the trusted flagger who sent it; null for other senders. */
  flagger: string | null;
  /** Number of profiles, photos and messages it concerns. */
  items: number;
  reason: string;
}

/**
 * Stores the trusted flagger and the items of a notice, for the transparency report. Throws reports.no_case,
 * account.reason_missing.
 */
export function markNotice(
  site: Site,
  operator: Operator,
  id: string,
  { flagger, items, reason }: Mark,
): Promise<void> {
  const why = requiredReason(reason);
  return site.db.transact(
    audited(site, operator, async (tx) => {
      const before = await reportById(tx, id);
      if (!before) throw caseNotFound();
      await markReport(tx, id, { flagger, items });
      const on = { kind: "report" as const, id };
      const states = { before: { flagger: before.flagger, items: before.items }, after: { flagger, items } };
      return { value: undefined, entry: { action: "notices.mark" as const, on, member: null, reason: why, ...states } };
    }),
  );
}

/** Returns a report by its number. Throws reports.no_case. */
export async function noticeNamed(site: Pick<Site, "db">, id: string): Promise<ReportRow> {
  const report = await site.db.read((conn) => reportById(conn, id));
  if (!report) throw caseNotFound();
  return report;
}
