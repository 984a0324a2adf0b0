import type { Site } from "~/app/domain/site";
import type { Tx } from "~/db/handle";
import { insertSignal, isNoticed, openCase } from "./signals.queries";

export { insertSignal, openCase, withdrawSignal } from "./signals.queries";

/** A signal about a member that the site found itself. */
interface Noticed {
  subjectId: string;
  rule: string;
  weight: number;
}

const DAY = 24 * 60 * 60 * 1000;

/**
 * Adds a quarantined message to the sender's case. A rule counts once a day, so that repeated tries do not outrank a
 * worse report.
 */
export async function noticeHeld(site: Site, tx: Tx, { subjectId, rule, weight }: Noticed): Promise<void> {
  const at = site.now();
  if (await isNoticed(tx, { subjectId, rule, since: at - DAY })) return;
  const caseId = await openCase(tx, { id: site.newId(), kind: "held", targetId: subjectId, subjectId, weight, at });
  await insertSignal(tx, { id: site.newId(), caseId, subjectId, kind: rule, weight, at });
}
