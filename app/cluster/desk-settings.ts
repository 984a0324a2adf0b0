import type { Logger } from "pino";
import { settingsOf } from "~/app/domain/desk/settings/settings";
import { USUAL_THRESHOLD } from "~/app/domain/safety/risk/risk.schema";
import type { Db } from "~/db/handle";

/** How long a process caches a desk setting, in ms. */
const KEPT = 60_000;

/**
 * Returns a function with the desk's risk threshold as this process last read it. Sites ask for it inside transactions,
 * so only the first read is awaited. A change takes effect about a minute later.
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
      log.warn({ err: error }, "the desk's settings can't be read: the previous ones apply");
    }
  };
  return async () => {
    const reading = now() - readAt >= KEPT ? read() : undefined;
    if (known === undefined) await reading;
    return known ?? USUAL_THRESHOLD;
  };
}
