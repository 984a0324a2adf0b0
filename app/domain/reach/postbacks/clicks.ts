import type { Site } from "~/app/domain/site";
import { tryAttempt } from "~/app/domain/site/limits/limits";
import type { TrafficSource } from "~/db/tables";
import { clickIdOf } from "./partners";

/**
 * The limit of a click. A partner gives each click a unique id, so a repeated id is a reload, a way back or a copied
 * link.
 */
const ONCE_A_DAY = { max: 1, windowMs: 24 * 60 * 60 * 1000 };

export function clickOf({ partners }: Pick<Site, "partners">, source: TrafficSource | null): string | null {
  const partner = source ? partners.of(source.network) : undefined;
  const id = partner && source && clickIdOf(partner, source);
  return id ? JSON.stringify([partner.network, id]) : null;
}

/**
 * Returns whether to count this click: once a day, without storing anything on the device. A click without an id always
 * counts.
 */
export async function countsClick(site: Site, source: TrafficSource | null, place: string): Promise<boolean> {
  const click = clickOf(site, source);
  return click === null || tryAttempt(site, "click", `${place}\0${click}`, ONCE_A_DAY).catch(() => true);
}
