import type { Logger } from "pino";
import { settingsOf } from "~/app/domain/desk/settings/settings";
import { USUAL_THRESHOLD } from "~/app/domain/safety/risk/risk.schema";
import type { Db } from "~/db/handle";

const KEPT = 60_000;

/** Returns the risk threshold as last read, because sites ask inside transactions. A change takes a minute. */
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
