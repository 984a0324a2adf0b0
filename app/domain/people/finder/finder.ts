import { todayOf } from "~/app/domain/ages";
import type { Member } from "~/app/domain/member";
import { likeIn, unlikeIn } from "~/app/domain/people/likes/likes";
import { type ProfileView, profileOf } from "~/app/domain/people/profiles/profiles";
import { type Suggestion, suggestionsFor, type Wish } from "~/app/domain/people/suggestions/suggestions";
import type { Site } from "~/app/domain/site";
import { countOfDay, insertFinding, latestFinding, removeFinding } from "./finder.queries";

export interface Found {
  profile: ProfileView;
  reasons: Wish[];
}

/** Number of members in a day's set. */
export const A_DAY = 20;

export interface UpNext {
  /** The member to decide about now. Null at the end of the day's set or without a match. */
  found: Found | null;
  behind: Found | null;
  left: number;
}

/**
 * Returns the next members to decide about. A day begins with a member who has a photo. `again` is a member whose
 * decision was undone, and comes first.
 */
export async function upNext(site: Site, member: Member, again?: string): Promise<UpNext> {
  const done = await site.db.read((conn) => countOfDay(conn, member.id, todayOf(site)));
  const left = Math.max(0, A_DAY - done);
  if (left === 0) return { found: null, behind: null, left };
  const people = await suggestionsFor(site, member, A_DAY, done);
  const opens = ({ card }: Suggestion) => (again === undefined ? done === 0 && card.photo !== null : card.id === again);
  const first = people.findIndex(opens);
  if (first > 0) people.unshift(...people.splice(first, 1));
  const [found = null, behind = null] = await Promise.all(
    people.slice(0, Math.min(2, left)).map(async ({ card, reasons }) => ({
      profile: await profileOf(site, member, card.id),
      reasons,
    })),
  );
  return { found, behind, left: Math.min(left, people.length) };
}

/** Decides about a member once: the finder never shows them again. Throws likes.self, profiles.not_found. */
export async function decide(site: Site, member: Member, profileId: string, liked: boolean): Promise<void> {
  if (!liked) await profileOf(site, member, profileId);
  await site.db.transact(async (tx) => {
    const finding = { fromId: member.id, toId: profileId, liked, day: todayOf(site), at: site.now() };
    if (liked) await likeIn(site, tx, member, profileId);
    await insertFinding(tx, finding);
  });
}

/** Undoes the latest decision if it is about this member; otherwise does nothing. */
export async function undo(site: Site, member: Member, profileId: string): Promise<void> {
  await site.db.transact(async (tx) => {
    const latest = await latestFinding(tx, member.id);
    if (latest?.toId !== profileId) return;
    await removeFinding(tx, latest);
    if (latest.liked) await unlikeIn(site, tx, member, profileId);
  });
}
