import type { Site } from "~/app/domain/site";
import type { Tx } from "~/db/handle";
import { insertSignal, isNoticed, openCase } from "./signals.queries";

export { insertSignal, openCase, withdrawSignal } from "./signals.queries";

/** Something that the site noticed about a member by itself. */
interface Noticed {
  subjectId: string;
  /** The rule that noticed it. */
  rule: string;
  /** Its share in the score of the case. */
  weight: number;
}

const DAY = 24 * 60 * 60 * 1000;

/**
 * Adds held messages to the case about their sender, which is opened by that, or opened again. A rule counts once a day: whoever
 * tries again and again stands no higher than a report of something worse.
 */
export async function noticeHeld(site: Site, tx: Tx, { subjectId, rule, weight }: Noticed): Promise<void> {
  const at = site.now();
  if (await isNoticed(tx, { subjectId, rule, since: at - DAY })) return;
  const caseId = await openCase(tx, { id: site.newId(), kind: "held", targetId: subjectId, subjectId, weight, at });
  await insertSignal(tx, { id: site.newId(), caseId, subjectId, kind: rule, weight, at });
}
