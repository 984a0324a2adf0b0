import type { Member } from "~/app/domain/member";
import { type Albums, albumsBetween, NO_ALBUMS } from "~/app/domain/people/albums/albums";
import { markLikesSeen } from "~/app/domain/people/likes/likes";
import { visit } from "~/app/domain/people/visits/visits";
import { skipWhileReadOnly } from "~/app/domain/read-only";
import type { Site } from "~/app/domain/site";
import { isId } from "~/db/ids";
import { between } from "./encounters.queries";

/** What there is between a member and somebody whose page they open. */
export interface Encounter {
  /** When the member looked at that page before, UTC ms; null: never. */
  visitedAt: number | null;
  /** The member's like, and the question whose answer it is for; null: there is none. */
  liked: { prompt: string | null } | null;
  /** Whether that person likes the member, who has not looked at it yet. */
  hasNewLike: boolean;
  /** Whether one of the two has private photos. */
  hasAlbums: boolean;
}

/** All of it in one statement. Whether the member may see that person is not asked here. */
export async function encounterWith(site: Site, member: Member, otherId: string): Promise<Encounter> {
  if (!isId(otherId)) return NONE;
  const { liked, prompt, ...facts } = await site.db.read((conn) => between(conn, member.id, otherId));
  return { ...facts, liked: liked === null ? null : { prompt } };
}

const NONE: Encounter = { visitedAt: null, liked: null, hasNewLike: false, hasAlbums: false };

/** Notes that the member looked at the page: a visit, and that a like from there is no longer new. Not for prefetches. */
export async function noteLook(site: Site, member: Member, otherId: string, { visitedAt, hasNewLike }: Encounter) {
  await skipWhileReadOnly(visit(site, member, otherId, { at: visitedAt }));
  if (hasNewLike) await skipWhileReadOnly(markLikesSeen(site, member, otherId));
}

/** `albumsBetween` of such two, which most people have no reason to be asked for. Null on one's own page. */
export async function albumsMet(
  site: Site,
  member: Member,
  otherId: string,
  { hasAlbums }: Encounter,
): Promise<Albums | null> {
  if (otherId === member.id) return null;
  return hasAlbums ? albumsBetween(site, member, otherId) : NO_ALBUMS;
}
