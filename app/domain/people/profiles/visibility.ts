import { ADULT, bornBy, todayOf } from "~/app/domain/ages";
import type { Member } from "~/app/domain/member";
import { mayUse } from "~/app/domain/money/premium/premium";
import type { Site } from "~/app/domain/site";
import { markStaleAround } from "~/app/domain/site/staleness/staleness";
import type { SeenBy } from "~/db/tables";
import { premiumNeeded } from "./profiles.errors";
import { setSeenBy } from "./profiles.queries";
import type { Sight } from "./visibility.queries";

/** Fills the placeholders of `isVisible`: who looks (null for a visitor), and the day by which adults were born. */
export function viewerScope(site: Site, viewer: { id: string } | null): Sight {
  return { viewer: viewer?.id ?? "", adultsBornBy: bornBy(ADULT, todayOf(site)) };
}

type Choosing = Pick<Member, "id" | "seenBy" | "premiumUntil">;

/** In the order in which they are offered. */
export const SEEN_BY = ["everyone", "members", "contacts", "nobody"] as const satisfies readonly SeenBy[];

/**
 * Sets who sees the member from now on. People in conversation with them keep the conversation. Somebody
 * incognito stays so when a premium term ends. Throws profiles.premium_needed.
 */
export async function setVisibility(site: Site, member: Choosing, seenBy: SeenBy): Promise<void> {
  const begins = seenBy === "contacts" && member.seenBy !== "contacts";
  if (begins && !mayUse(site, member, "incognito")) throw premiumNeeded();
  await site.db.transact(async (tx) => {
    await setSeenBy(tx, member.id, seenBy);
    await markStaleAround(site, tx, member.id);
  });
}
