import { ADULT, bornBy, todayOf } from "~/app/domain/ages";
import type { Member } from "~/app/domain/member";
import { mayUse } from "~/app/domain/money/premium/premium";
import type { Site } from "~/app/domain/site";
import { markStaleAround } from "~/app/domain/site/staleness/staleness";
import type { Tx } from "~/db/handle";
import type { SeenBy } from "~/db/tables";
import { premiumNeeded } from "./profiles.errors";
import { setSeenBy } from "./profiles.queries";
import type { Sight } from "./visibility.queries";

/** Fills the placeholders of `isVisible`: the viewer (null for a visitor), and the latest birth date of adults. */
export function viewerScope(site: Site, viewer: { id: string } | null): Sight {
  return { viewer: viewer?.id ?? "", adultsBornBy: bornBy(ADULT, todayOf(site)) };
}

type Choosing = Pick<Member, "id" | "seenBy" | "premiumUntil">;

export { SEEN_BY } from "./profiles.schema";

export interface Visibility {
  seenBy: SeenBy;
  /** Whether the profile may appear on the front page, in landers and in previews. Requires `everyone`. */
  advertised?: boolean | undefined;
}

/**
 * Sets who may see the member's profile. An incognito member stays incognito when a premium term ends. Throws
 * profiles.premium_needed.
 */
export async function setVisibility(site: Site, member: Choosing, wanted: Visibility): Promise<void> {
  await site.db.transact(async (tx) => {
    await setVisibilityIn(site, tx, member, wanted);
    await markStaleAround(site, tx, member.id);
  });
}

/** Sets the audience within another verb's transaction, which marks stale data. */
export async function setVisibilityIn(
  site: Site,
  tx: Tx,
  member: Choosing,
  { seenBy, advertised = false }: Visibility,
): Promise<void> {
  const begins = seenBy === "contacts" && member.seenBy !== "contacts";
  if (begins && !mayUse(site, member, "incognito")) throw premiumNeeded();
  await setSeenBy(tx, member.id, {
    seenBy,
    advertised: advertised && seenBy === "everyone",
    seenByAskedAt: site.now(),
  });
}

/**
 * Returns whether to ask a member about the audience. False if visitors cannot search, because then only members see
 * profiles.
 */
export function asksSeenBy(
  { tenant }: Pick<Site, "tenant">,
  member: Pick<Member, "seenBy" | "seenByAskedAt">,
): boolean {
  const { loggedOutSearch, loggedOutSearchTrafficsource } = tenant;
  const opens = loggedOutSearch !== "none" || loggedOutSearchTrafficsource !== "none";
  return opens && member.seenByAskedAt === null && member.seenBy === "members";
}
