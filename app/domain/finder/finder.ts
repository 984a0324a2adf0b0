import { todayOf } from "~/app/domain/ages";
import { likeIn, unlikeIn } from "~/app/domain/likes/likes";
import type { Member } from "~/app/domain/member";
import { type ProfileView, profileOf } from "~/app/domain/profiles/profiles";
import type { Site } from "~/app/domain/site";
import { suggestionsFor, type Wish } from "~/app/domain/suggestions/suggestions";
import { countOfDay, insertFinding, latestFinding, removeFinding } from "./finder.queries";

export interface Found {
  profile: ProfileView;
  reasons: Wish[];
}

/** People in one day's set. */
export const A_DAY = 20;

/** Who comes next, or null where the day's set is through or nobody else fits; and how many are left of the set. */
export async function nextFound(site: Site, member: Member): Promise<{ found: Found | null; left: number }> {
  const done = await site.db.read((conn) => countOfDay(conn, member.id, todayOf(site)));
  const left = Math.max(0, A_DAY - done);
  if (left === 0) return { found: null, left };
  const people = await suggestionsFor(site, member, left);
  const [first] = people;
  if (!first) return { found: null, left: 0 };
  const profile = await profileOf(site, member, first.card.id);
  return { found: { profile, reasons: first.reasons }, left: people.length };
}

/** Decides about somebody, once: nobody comes up again. Throws likes.self, profiles.not_found. */
export async function decide(site: Site, member: Member, profileId: string, liked: boolean): Promise<void> {
  if (!liked) await profileOf(site, member, profileId);
  await site.db.transact(async (tx) => {
    const finding = { fromId: member.id, toId: profileId, liked, day: todayOf(site), at: site.now() };
    if (liked) await likeIn(site, tx, member, profileId);
    await insertFinding(tx, finding);
  });
}

/** Takes back the latest decision, if it is the one about this person; else nothing changes. */
export async function undo(site: Site, member: Member, profileId: string): Promise<void> {
  await site.db.transact(async (tx) => {
    const latest = await latestFinding(tx, member.id);
    if (latest?.toId !== profileId) return;
    await removeFinding(tx, latest);
    if (latest.liked) await unlikeIn(site, tx, member, profileId);
  });
}
