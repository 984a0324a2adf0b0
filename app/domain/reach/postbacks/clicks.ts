import type { Site } from "~/app/domain/site";
import { tryAttempt } from "~/app/domain/site/limits/limits";
import type { TrafficSource } from "~/db/tables";
import { clickIdOf } from "./partners";

/** A partner gives each click an id of its own, so one that comes again is a reload, a way back or a copied link. */
const ONCE_A_DAY = { max: 1, windowMs: 24 * 60 * 60 * 1000 };

/** The click that brought a visitor, by the id that their partner gave it; null where the config names no such partner. */
export function clickOf({ partners }: Pick<Site, "partners">, source: TrafficSource | null): string | null {
  const partner = source ? partners.of(source.network) : undefined;
  const id = partner && source && clickIdOf(partner, source);
  return id ? JSON.stringify([partner.network, id]) : null;
}

/**
 * Whether this click is to be counted at `place`, a fixed name or one of the config's: once a day, by the machine's memory and
 * nothing on the visitor's device. What has no id always is.
 */
export async function countsClick(site: Site, source: TrafficSource | null, place: string): Promise<boolean> {
  const click = clickOf(site, source);
  return click === null || tryAttempt(site, "click", `${place}\0${click}`, ONCE_A_DAY).catch(() => true);
}
