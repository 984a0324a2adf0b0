import { batch } from "~/app/domain/batches";
import type { Member } from "~/app/domain/member";
import type { Site } from "~/app/domain/site";
import { markStaleAround } from "~/app/domain/site/staleness/staleness";
import { type Sharing, setLastActive, setSharingOf } from "./presence.queries";

export type { Sharing } from "./presence.queries";

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** In ms: activity within this time is not written again, because each write also updates every search index. */
const ENOUGH = 5 * MINUTE;

/** Twice `ENOUGH`, so an active member stays online between two writes. */
const ONLINE = 2 * ENOUGH;

/** When members were last seen, UTC ms, by id. */
const seenAt = batch<number>({
  wait: 3000,
  async write(_, tx, seen) {
    for (const [id, at] of seen) await setLastActive(tx, id, at);
  },
  failure: "last activity could not be written",
});

/**
 * Records that a member is active. Returns at once and never fails. If the member hides the activity, only the week is
 * stored, so a search reveals no more.
 */
export function touch(site: Site, member: Pick<Member, "id" | "lastActiveAt" | "sharesActivity">): void {
  const at = activeAt(site, member);
  if (at - member.lastActiveAt < ENOUGH) return;
  const seen = seenAt(site);
  if (!seen.has(member.id)) seen.set(member.id, at);
}

export async function setSharing(site: Site, member: Member, sharing: Sharing): Promise<void> {
  await site.db.transact(async (tx) => {
    await setSharingOf(tx, member.id, { ...sharing, activeAt: activeAt(site, sharing) });
    // The state of each message depends on whether the other member may learn how far this member has read.
    await markStaleAround(site, tx, member.id);
  });
}

/** How long ago a member was active, rounded up. */
export type Activity = "now" | "hour" | "day" | "week" | "longer";

/** Returns a member's last activity as far as the viewer may know; null if either hides theirs. */
export function activityOf(
  site: Pick<Site, "now">,
  viewer: Pick<Member, "sharesActivity"> | null,
  { lastActiveAt, sharesActivity }: Pick<Member, "lastActiveAt" | "sharesActivity">,
): Activity | null {
  if (!sharesActivity || viewer?.sharesActivity === false) return null;
  const ago = site.now() - lastActiveAt;
  if (ago < ONLINE) return "now";
  if (ago < HOUR) return "hour";
  if (ago < DAY) return "day";
  return ago < WEEK ? "week" : "longer";
}

/**
 * Returns the time of activity to store. A hidden activity is stored as over a week before this week began, which no
 * filter counts as recent.
 */
function activeAt(site: Pick<Site, "now">, { sharesActivity }: Pick<Sharing, "sharesActivity">): number {
  const now = site.now();
  return sharesActivity ? now : now - (now % WEEK) - WEEK - DAY;
}
