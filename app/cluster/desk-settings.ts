import type { Logger } from "pino";
import { settingsOf } from "~/app/domain/desk/settings/settings";
import { USUAL_THRESHOLD } from "~/app/domain/safety/risk/risk.schema";
import type { Db } from "~/db/handle";

/** In ms: so long a setting of the desk is kept by a process. */
const KEPT = 60_000;

/**
 * The desk's threshold of risks, as this process last read it. It is asked inside transactions of sites, which wait for the first
 * reading alone: the others go on beside them, so a change holds for all about a minute later.
 */
export function keptRiskThreshold(
  db: Db,
  { now, log }: { now(): number; log: Pick<Logger, "warn"> },
): () => Promise<number> {
  let known: number | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  const read = async () => {
    readAt = now();
    try {
      known = (await settingsOf({ db })).risk_threshold;
    } catch (error) {
      log.warn({ err: error }, "the desk's settings can't be read: those read before hold");
    }
  };
  return async () => {
    const reading = now() - readAt >= KEPT ? read() : undefined;
    if (known === undefined) await reading;
    return known ?? USUAL_THRESHOLD;
  };
}
