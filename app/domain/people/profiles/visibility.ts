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

/** Fills the placeholders of `isVisible`: who looks (null for a visitor), and the day by which adults were born. */
export function viewerScope(site: Site, viewer: { id: string } | null): Sight {
  return { viewer: viewer?.id ?? "", adultsBornBy: bornBy(ADULT, todayOf(site)) };
}

type Choosing = Pick<Member, "id" | "seenBy" | "premiumUntil">;

/** In the order in which they are offered. */
export { SEEN_BY } from "./profiles.schema";

/** A choice of who may see a profile. */
export interface Visibility {
  seenBy: SeenBy;
  /** Whether it may stand on the front page, in landers and in previews. Counts only with `everyone`. */
  advertised?: boolean | undefined;
}

/**
 * Sets who sees the member from now on, and notes that they were asked. People in conversation with them keep the
 * conversation. Somebody incognito stays so when a premium term ends. Throws profiles.premium_needed.
 */
export async function setVisibility(site: Site, member: Choosing, wanted: Visibility): Promise<void> {
  await site.db.transact(async (tx) => {
    await setVisibilityIn(site, tx, member, wanted);
    await markStaleAround(site, tx, member.id);
  });
}

/** The same in a transaction of another verb's, which marks what is stale. */
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
 * Whether the site has to ask the member who may see their profile. Never where no visitor may search: then only members see
 * profiles anyway.
 */
export function asksSeenBy(
  { tenant }: Pick<Site, "tenant">,
  member: Pick<Member, "seenBy" | "seenByAskedAt">,
): boolean {
  const { loggedOutSearch, loggedOutSearchTrafficsource } = tenant;
  const opens = loggedOutSearch !== "none" || loggedOutSearchTrafficsource !== "none";
  return opens && member.seenByAskedAt === null && member.seenBy === "members";
}
