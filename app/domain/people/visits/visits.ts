import type { Member } from "~/app/domain/member";
import { profileSeenBy, viewerScope } from "~/app/domain/people/profiles/profiles";
import { announce } from "~/app/domain/reach/push/announcements";
import type { Site } from "~/app/domain/site";
import { record } from "~/app/domain/site/events/events";
import { lastVisit, upsertVisit } from "./visits.queries";

/** In ms: another look within this time belongs to the same visit. */
const ONE_VISIT = 5 * 60 * 1000;

/** Records a visit. Skips the own page, hidden members and incognito visitors. Do not call this for prefetches. */
export async function visit(
  site: Site,
  member: Member,
  profileId: string,
  known?: { at: number | null },
): Promise<void> {
  if (profileId === member.id || member.seenBy === "contacts") return;
  const now = site.now();
  const last = known?.at ?? (known ? null : await site.db.read((conn) => lastVisit(conn, member.id, profileId)));
  if (last !== null && now - last < ONE_VISIT) return;
  await site.db.transact(async (tx) => {
    const visited = await profileSeenBy(tx, viewerScope(site, member), profileId);
    if (!visited) return;
    await upsertVisit(tx, { fromId: member.id, toId: profileId, at: now });
    if (visited.kind !== "member") return;
    await record(site, tx, profileId, { kind: "visit", otherId: member.id });
    await announce(site, tx, { account: profileId, kind: "visit", other: member.id });
  });
}
