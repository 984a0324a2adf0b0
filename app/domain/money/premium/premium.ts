import type { Site } from "~/app/domain/site";
import type { Tx } from "~/db/handle";
import type { Tenant } from "~/tenants/config/schema";
import { premiumUntil, setPremiumUntil } from "./premium.queries";

export { setPremiumUntil, shortenPremium, termOf } from "./premium.queries";

export type PremiumFeature = Exclude<keyof Tenant["premium"]["includes"], "messagesPerDay">;

interface Term {
  /** The end of the member's premium, UTC ms. Null if the member never had premium. */
  premiumUntil: number | null;
}

export function isPremium({ premiumUntil }: Term, now: number): boolean {
  return premiumUntil !== null && premiumUntil > now;
}

/** Whether this member may use a feature: everyone may, unless the tenant sells it as premium. */
export function mayUse({ tenant, now }: Pick<Site, "tenant" | "now">, member: Term, feature: PremiumFeature) {
  const { terms, includes } = tenant.premium;
  return terms.length === 0 || !includes[feature] || isPremium(member, now());
}

/** Ends the premium term immediately. Forfeits the remaining time. */
export function endPremium({ now }: Pick<Site, "now">, tx: Tx, memberId: string): Promise<void> {
  return setPremiumUntil(tx, memberId, now());
}

/** Adds a term of premium after the present term, or from now on. Returns the new term's end, UTC ms. */
export async function extendPremium(
  { now }: Pick<Site, "now">,
  tx: Tx,
  memberId: string,
  days: number,
): Promise<number> {
  const running = await premiumUntil(tx, memberId);
  const until = Math.max(now(), running ?? 0) + days * DAY;
  await setPremiumUntil(tx, memberId, until);
  return until;
}

export const DAY = 24 * 60 * 60 * 1000;
