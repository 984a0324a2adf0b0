import { todayOf } from "~/app/domain/accounts/ages";
import type { Member } from "~/app/domain/accounts/member";
import { cardOf, type ProfileCard } from "~/app/domain/profiles/card";
import { profileNotFound } from "~/app/domain/profiles/profiles.errors";
import { profileSeenBy } from "~/app/domain/profiles/profiles.queries";
import { sightOf } from "~/app/domain/profiles/visibility";
import type { Site } from "~/app/domain/site";
import { selfLiked } from "./likes.errors";
import { countListed, countNew, hasUnseen, insertLike, likedOf, listed, markSeen, removeLike } from "./likes.queries";
import type { ListType } from "./likes.schema";

export interface Listed {
  card: ProfileCard;
  /** A like that this member has not looked at yet. Never true of those given and of visitors. */
  isNew: boolean;
  /** UTC ms: when they liked or came; in `given`, when this member did. */
  at: number;
}

export interface LikesList {
  type: ListType;
  people: Listed[];
  page: number;
  /** At least 1. */
  pages: number;
  pageSize: number;
  numResults: number;
}

/** People on one page of a list. */
const PAGE_SIZE = 12;

/** The most that one answer carries where there are no pages. */
const MOST = 500;

/** Liking somebody liked already changes nothing; after an unlike it is new again. Throws likes.self, profiles.not_found. */
export async function like(site: Site, member: Member, profileId: string): Promise<void> {
  if (profileId === member.id) throw selfLiked();
  await site.db.transact(async (tx) => {
    if (!(await profileSeenBy(tx, sightOf(site, member), profileId))) throw profileNotFound();
    await insertLike(tx, { fromId: member.id, toId: profileId, at: site.now() });
  });
  site.bus.publish({ kind: "news", member: profileId });
}

/** Works on people who are not to be seen any more too. Throws likes.self, profiles.not_found. */
export async function unlike(site: Site, member: Member, profileId: string): Promise<void> {
  if (profileId === member.id) throw selfLiked();
  await site.db.transact(async (tx) => {
    if (await removeLike(tx, member.id, profileId)) return;
    if (!(await profileSeenBy(tx, sightOf(site, member), profileId))) throw profileNotFound();
  });
}

/** Whom this member likes and who likes this member, the newest first, 500 of each at most. */
export async function likesOf(site: Site, member: Member): Promise<{ given: ProfileCard[]; received: Listed[] }> {
  const slice = { ...sightOf(site, member), limit: MOST, offset: 0 };
  return site.db.read(async (conn) => ({
    given: (await listed(conn, "given", slice)).map((row) => cardOf(row, todayOf(site))),
    received: (await listed(conn, "received", slice)).map((row) => personOf(row, todayOf(site))),
  }));
}

/** One page of a list, the newest first. `page` counts from 1; past the last one it is empty. */
export async function likesList(site: Site, member: Member, type: ListType, page = 1): Promise<LikesList> {
  const sight = sightOf(site, member);
  const slice = { ...sight, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  return site.db.read(async (conn) => {
    const numResults = await countListed(conn, type, sight);
    const people = (await listed(conn, type, slice)).map((row) => personOf(row, todayOf(site)));
    return {
      type,
      people,
      page,
      pages: Math.max(1, Math.ceil(numResults / PAGE_SIZE)),
      pageSize: PAGE_SIZE,
      numResults,
    };
  });
}

/** For when the member looked: at one person's page, or at the list of all received. */
export async function markLikesSeen(site: Site, member: Member, from?: string): Promise<void> {
  if (!(await site.db.read((conn) => hasUnseen(conn, member.id)))) return;
  await site.db.transact((tx) => markSeen(tx, member.id, from));
}

/** Those of these ids whom the member likes: for the hearts on cards. */
export async function likedAmong(site: Site, member: Member, ids: readonly string[]): Promise<Set<string>> {
  return new Set(await site.db.read((conn) => likedOf(conn, member.id, ids)));
}

/** How many likes this member has not looked at yet. */
export function newLikes(site: Site, member: Member): Promise<number> {
  return site.db.read((conn) => countNew(conn, sightOf(site, member)));
}

function personOf(row: Awaited<ReturnType<typeof listed>>[number], today: string): Listed {
  return { card: cardOf(row, today), isNew: !row.seen, at: row.at };
}
