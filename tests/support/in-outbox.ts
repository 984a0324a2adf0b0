import type { Site } from "~/app/domain/site";
import { effectsOf } from "~/app/domain/site/outbox/outbox";
import type { EffectState } from "~/db/tables";

/** Effects of a site in a state, the longest due first, a hundred at most. */
export async function inOutbox(site: Pick<Site, "db" | "now">, state: EffectState) {
  return (await effectsOf(site, [state])).rows;
}
