import { ADULT, ageOn, bornBy, todayOf } from "~/app/domain/ages";
import type { Member } from "~/app/domain/member";
import { gendersOf } from "~/app/domain/people/profiles/genders";
import { cardOf, type ProfileCard } from "~/app/domain/people/profiles/profiles";
import type { Site } from "~/app/domain/site";
import { firstIdOf } from "~/db/ids";
import type { Gender } from "~/db/tables";
import { type Fitting, fitOf, reasonsFor, scoreOf, type Wish } from "./fit";
import { activeCandidates, type Candidate, type Candidates, newCandidates } from "./suggestions.queries";

export type { Wish } from "./fit";

export interface Suggestion {
  card: ProfileCard;
  /** The wishes that both meet; the most telling first, two at most. */
  reasons: Wish[];
  /** Whether it is one of the places kept for new members. */
  isNew: boolean;
}

const DAY = 24 * 60 * 60 * 1000;
/** Candidates looked at of each gender that is sought. */
const ACTIVE = 150;
const NEW = 40;
/** Every so manieth place is a new member's, for as long as they are new. */
const NEW_EVERY = 4;
const NEW_FOR = 14 * DAY;

/**
 * People who fit this member and whom this member fits, the best first, without anybody liked or decided about before. Both
 * seek each other's gender and age; the order is `scoreOf`. Every fourth place is kept for members of the last fourteen days.
 * `skipped`: how many places somebody who sees one person at a time has passed, so that their fourth place comes, too.
 */
export async function suggestionsFor(site: Site, member: Member, most: number, skipped = 0): Promise<Suggestion[]> {
  const today = todayOf(site);
  const now = site.now();
  const me: Fitting = { ...member, age: ageOn(member.birthDate, today) };
  const asked = {
    viewer: member.id,
    soughtLike: member.gender ? `%"${member.gender}"%` : "%",
    age: me.age,
    bornAfter: member.seekMaxAge === null ? "" : bornBy(member.seekMaxAge + 1, today),
    bornBy: bornBy(Math.max(member.seekMinAge ?? ADULT, ADULT), today),
    since: now - 7 * DAY,
  };
  const sought: readonly Gender[] = member.seeking.length > 0 ? member.seeking : gendersOf(site.tenant);
  const { active, fresh } = await site.db.read(async (conn) => {
    const found = { active: [] as Candidate[], fresh: [] as Candidate[] };
    for (const gender of sought) {
      const filters: Candidates = { ...asked, gender, limit: ACTIVE };
      found.active.push(...(await activeCandidates(conn, filters)));
      const joinedAfter = firstIdOf(now - NEW_FOR);
      found.fresh.push(...(await newCandidates(conn, { ...filters, limit: NEW, joinedAfter })));
    }
    return found;
  });
  const isNew = new Set(fresh.map(({ id }) => id));
  const scored = [...active.filter(({ id }) => !isNew.has(id)), ...fresh].map((row) => {
    const card = cardOf(row, today);
    const them: Fitting = { ...row, age: card.age };
    const score = scoreOf(fitOf(me, them), fitOf(them, me), { idle: now - row.lastActiveAt, unread: row.unread });
    const suggestion = { card, reasons: reasonsFor(me, them), isNew: isNew.has(row.id) };
    return { suggestion, score, lot: lotOf(`${today} ${member.id} ${row.id}`) };
  });
  const ranked = scored.sort((one, other) => other.score - one.score || one.lot - other.lot);
  return mixed(
    ranked.map(({ suggestion }) => suggestion),
    most,
    skipped,
  );
}

/** Of every four places one is a new member's, where there is one left. */
function mixed(ranked: Suggestion[], most: number, skipped: number): Suggestion[] {
  const fresh = ranked.filter(({ isNew }) => isNew);
  const others = ranked.filter(({ isNew }) => !isNew);
  const list: Suggestion[] = [];
  while (list.length < most && (fresh.length > 0 || others.length > 0)) {
    const kept = (skipped + list.length) % NEW_EVERY === NEW_EVERY - 1;
    const next = (kept ? fresh.shift() : others.shift()) ?? fresh.shift() ?? others.shift();
    if (next) list.push(next);
  }
  return list;
}

/** Draws between equal scores: another order for each member and day, the same all day long. FNV-1a. */
function lotOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193) >>> 0;
  return hash;
}
