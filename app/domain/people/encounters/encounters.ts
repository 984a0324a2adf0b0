import type { Member } from "~/app/domain/member";
import { type Albums, albumsBetween, NO_ALBUMS } from "~/app/domain/people/albums/albums";
import { markLikesSeen } from "~/app/domain/people/likes/likes";
import { visit } from "~/app/domain/people/visits/visits";
import { skipWhileReadOnly } from "~/app/domain/read-only";
import type { Site } from "~/app/domain/site";
import { isId } from "~/db/ids";
import { between } from "./encounters.queries";

export interface Encounter {
  /** The member's previous visit, UTC ms; null if none. */
  visitedAt: number | null;
  /** The member's like, and the question whose answer it is for; null without a like. */
  liked: { prompt: string | null } | null;
  hasNewLike: boolean;
  hasAlbums: boolean;
}

/** Reads the encounter in one statement. Does not check whether the member may see the other. */
export async function encounterWith(site: Site, member: Member, otherId: string): Promise<Encounter> {
  if (!isId(otherId)) return NONE;
  const { liked, prompt, ...facts } = await site.db.read((conn) => between(conn, member.id, otherId));
  return { ...facts, liked: liked === null ? null : { prompt } };
}

const NONE: Encounter = { visitedAt: null, liked: null, hasNewLike: false, hasAlbums: false };

/** Records that the member opened the page: a visit, and any like from there as seen. Do not call it for prefetches. */
export async function noteLook(site: Site, member: Member, otherId: string, { visitedAt, hasNewLike }: Encounter) {
  await skipWhileReadOnly(visit(site, member, otherId, { at: visitedAt }));
  if (hasNewLike) await skipWhileReadOnly(markLikesSeen(site, member, otherId));
}

/** Returns `albumsBetween` if either has private photos, which is rare. Returns null on the member's own page. */
export async function albumsMet(
  site: Site,
  member: Member,
  otherId: string,
  { hasAlbums }: Encounter,
): Promise<Albums | null> {
  if (otherId === member.id) return null;
  return hasAlbums ? albumsBetween(site, member, otherId) : NO_ALBUMS;
}
