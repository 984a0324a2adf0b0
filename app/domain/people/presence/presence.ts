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

/** A member who was active within this time, in ms, is not written again: every index of the search moves with it. */
const ENOUGH = 5 * MINUTE;

/** Twice that, so that nobody who is here drops out in between. */
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
 * Notes that the member is here. Returns at once and never fails; it is written within a few seconds. Of somebody who does
 * not share it only the week is kept, so that no search can find out more.
 */
export function touch(site: Site, member: Pick<Member, "id" | "lastActiveAt" | "sharesActivity">): void {
  const at = activeAt(site, member);
  if (at - member.lastActiveAt < ENOUGH) return;
  const seen = seenAt(site);
  if (!seen.has(member.id)) seen.set(member.id, at);
}

/** Sets what others notice of the member, and the member of others. */
export async function setSharing(site: Site, member: Member, sharing: Sharing): Promise<void> {
  await site.db.transact(async (tx) => {
    await setSharingOf(tx, member.id, { ...sharing, activeAt: activeAt(site, sharing) });
    // Whether they learn how far this member has read is told with each message.
    await markStaleAround(site, tx, member.id);
  });
}

/** How long ago somebody was here, rounded up. */
export type Activity = "now" | "hour" | "day" | "week" | "longer";

/** When somebody was last here, as far as the viewer may know: null where one of the two does not share it. */
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

/** For members who do not share it: more than a week before this week began, which no filter counts as recent. */
function activeAt(site: Pick<Site, "now">, { sharesActivity }: Pick<Sharing, "sharesActivity">): number {
  const now = site.now();
  return sharesActivity ? now : now - (now % WEEK) - WEEK - DAY;
}
