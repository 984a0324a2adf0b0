import { clearIncoming } from "~/app/domain/media/incoming";
import type { Site } from "~/app/domain/site";
import { removeLeft } from "./files";

/**
 * Removes every hour what was left behind by uploads whose process was killed; those of this machine at once too. Gives the
 * way to stop it.
 */
export function sweepLeftovers(incoming: string, sites: () => Site[]): () => void {
  void clearIncoming(incoming, Date.now());
  const timer = setInterval(async () => {
    await clearIncoming(incoming, Date.now());
    // One after another: each opens its tenant's database.
    for (const site of sites()) {
      await removeLeft(site).catch((error) => site.log.error({ err: error }, "left files could not be removed"));
    }
  }, HOUR);
  timer.unref();
  return () => clearInterval(timer);
}

const HOUR = 60 * 60_000;
