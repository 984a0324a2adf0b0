import { todayOf } from "~/app/domain/ages";
import { countOnce } from "~/app/domain/counts";
import type { Member } from "~/app/domain/member";
import { cardOf, type ProfileCard, profileSeenBy, viewerScope } from "~/app/domain/people/profiles/profiles";
import { profileNotFound } from "~/app/domain/people/profiles/profiles.errors";
import { announce } from "~/app/domain/reach/push/announcements";
import { type Bound, noticeRisk, type RiskRule, reaches } from "~/app/domain/safety/risk/risk";
import type { Site } from "~/app/domain/site";
import { record } from "~/app/domain/site/events/events";
import { markStale } from "~/app/domain/site/staleness/staleness";
import type { Tx } from "~/db/handle";
import { selfLiked } from "./likes.errors";
import {
  countGiven,
  countListed,
  countNew,
  countNewMutual,
  hasUnseen,
  insertLike,
  isNewFrom,
  likedOf,
  listed,
  markSeen,
  removeLike,
  setLikedPrompt,
} from "./likes.queries";
import type { ListType } from "./likes.schema";

export { likedOf } from "./likes.queries";

export interface Listed {
  card: ProfileCard;
  /** Whether this member has not seen the like yet. Always false for given likes and for visitors. */
  isNew: boolean;
  prompt: string | null;
  /** When the like or visit happened, UTC ms. In `given`, the time of this member's like. */
  at: number;
}

export interface LikesList {
  type: ListType;
  people: Listed[];
  page: number;
  pages: number;
  pageSize: number;
  numResults: number;
}

const PAGE_SIZE = 12;

const MOST = 500;

/**
 * Likes a member, and returns whether the like makes a match. A second like changes the prompt only. Throws likes.self,
 * profiles.not_found.
 */
export async function like(
  site: Site,
  member: Member,
  profileId: string,
  prompt?: string,
): Promise<{ match: boolean }> {
  return site.db.transact((tx) => likeIn(site, tx, member, profileId, prompt));
}

/** Likes within another verb's transaction, such as a choice in the match finder. */
export async function likeIn(
  site: Site,
  tx: Tx,
  member: Member,
  profileId: string,
  prompt?: string,
): Promise<{ match: boolean }> {
  if (profileId === member.id) throw selfLiked();
  const liked = await profileSeenBy(tx, viewerScope(site, member), profileId);
  if (!liked) throw profileNotFound();
  const about = liked.prompts.find((each) => each.prompt === prompt)?.prompt ?? null;
  const pair = { fromId: member.id, toId: profileId, prompt: about };
  if (!(await insertLike(tx, { ...pair, at: site.now() }))) {
    if (about !== null) await setLikedPrompt(tx, pair);
    return { match: false };
  }
  countOnce(site, tx, { what: "likes" });
  await noticeLikes(site, tx, member);
  const match = (await likedOf(tx, profileId, [member.id])).length > 0;
  if (match) await record(site, tx, member.id, { kind: "match", otherId: profileId });
  else await markStale(site, tx, member.id);
  if (liked.kind === "member") {
    const kind = match ? "match" : "like";
    await record(site, tx, profileId, { kind, otherId: member.id });
    await announce(site, tx, { account: profileId, kind, other: member.id });
  }
  return { match };
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * Rates of likes that are a risk signal: below the refused rates (`site/limits/paces.ts`), above the rate of a member
 * who looks at each profile.
 */
const LIKES_MINUTE: Bound = { fresh: 20, later: 40 };
const LIKES_HOUR: Bound = { fresh: 150, later: 500 };

async function noticeLikes(site: Site, tx: Tx, member: Member): Promise<void> {
  const now = site.now();
  const age = now - member.signedUpAt;
  const { minute, hour } = await countGiven(tx, { fromId: member.id, minuteAgo: now - MINUTE, hourAgo: now - HOUR });
  const notice = (rule: RiskRule, likes: number) => noticeRisk(site, tx, member.id, { rule, figures: { likes, age } });
  if (reaches(LIKES_MINUTE, minute, age)) await notice("likes_minute", minute);
  if (reaches(LIKES_HOUR, hour, age)) await notice("likes_hour", hour);
}

/** Removes a like, also of a profile that is hidden by now. Throws likes.self, profiles.not_found. */
export async function unlike(site: Site, member: Member, profileId: string): Promise<void> {
  if (profileId === member.id) throw selfLiked();
  await site.db.transact(async (tx) => {
    if (await unlikeIn(site, tx, member, profileId)) return;
    if (!(await profileSeenBy(tx, viewerScope(site, member), profileId))) throw profileNotFound();
  });
}

/** Removes a like within another verb's transaction. Returns whether there was one. */
export async function unlikeIn(site: Site, tx: Tx, member: Member, profileId: string): Promise<boolean> {
  const removed = await removeLike(tx, member.id, profileId);
  if (!removed) return false;
  await markStale(site, tx, member.id);
  if (removed.seen) await markStale(site, tx, profileId);
  else await record(site, tx, profileId, { kind: "badge" });
  return true;
}

/** Returns the members this member likes and those who like this member, newest first, at most 500 each. */
export async function likesOf(site: Site, member: Member): Promise<{ given: ProfileCard[]; received: Listed[] }> {
  const slice = { ...viewerScope(site, member), limit: MOST, offset: 0 };
  return site.db.read(async (conn) => ({
    given: (await listed(conn, "given", slice)).map((row) => cardOf(row, todayOf(site))),
    received: (await listed(conn, "received", slice)).map((row) => personOf(row, todayOf(site))),
  }));
}

/** Returns a page of a list, newest first. `page` counts from 1; past the last page the list is empty. */
export async function likesList(site: Site, member: Member, type: ListType, page = 1): Promise<LikesList> {
  const sight = viewerScope(site, member);
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

/** Marks all likes, or the like of `from`, as seen. Writes nothing without a new like. */
export async function markLikesSeen(site: Site, member: Member, from?: string): Promise<void> {
  if (from === undefined && !(await site.db.read((conn) => hasUnseen(conn, member.id)))) return;
  await site.db.transact(async (tx) => {
    if (await markSeen(tx, member.id, from)) await record(site, tx, member.id, { kind: "badge" });
  });
}

export async function likedAmong(site: Site, member: Member, ids: readonly string[]): Promise<Set<string>> {
  return new Set(await site.db.read((conn) => likedOf(conn, member.id, ids)));
}

export async function newOnTabs(site: Site, member: Member): Promise<{ received: number; mutual: number }> {
  return site.db.read(async (conn) => {
    const sight = viewerScope(site, member);
    return { received: await countNew(conn, sight), mutual: await countNewMutual(conn, sight) };
  });
}

export function newLikes(site: Site, member: Member): Promise<number> {
  return site.db.read((conn) => countNew(conn, viewerScope(site, member)));
}

export function isNewLike(site: Site, member: Member, from: string): Promise<boolean> {
  return site.db.read((conn) => isNewFrom(conn, member.id, from));
}

function personOf(row: Awaited<ReturnType<typeof listed>>[number], today: string): Listed {
  return { card: cardOf(row, today), isNew: !row.seen, prompt: row.prompt, at: row.at };
}
