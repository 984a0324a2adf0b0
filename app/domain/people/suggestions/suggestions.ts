import { ADULT, ageOn, bornBy, todayOf } from "~/app/domain/ages";
import type { Member } from "~/app/domain/member";
import { gendersOf } from "~/app/domain/people/profiles/genders";
import { cardOf, type ProfileCard } from "~/app/domain/people/profiles/profiles";
import type { Site } from "~/app/domain/site";
import { firstIdOf } from "~/db/ids";
import type { Gender } from "~/db/tables";
import { type Fitting, fitOf, reasonsFor, scoreOf, type Wish } from "./fit";
import { activeCandidates, type Candidates, cardsOf, newCandidates } from "./suggestions.queries";

export type { Wish } from "./fit";

export interface Suggestion {
  card: ProfileCard;
  /** Up to two wishes that both meet, the most distinctive first. */
  reasons: Wish[];
  /** Whether this suggestion fills a place reserved for new members. */
  isNew: boolean;
}

const DAY = 24 * 60 * 60 * 1000;
const ACTIVE = 150;
const NEW = 40;
const NEW_EVERY = 4;
const NEW_FOR = 14 * DAY;

/**
 * Returns suggestions, best first, without members that the viewer liked or decided about. Every fourth place is for
 * members of the last fourteen days.
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
  return site.db.read(async (conn) => {
    const joinedAfter = firstIdOf(now - NEW_FOR);
    const found = await Promise.all(
      sought.map((gender) => {
        const filters: Candidates = { ...asked, gender, limit: ACTIVE };
        return Promise.all([
          activeCandidates(conn, filters),
          newCandidates(conn, { ...filters, limit: NEW, joinedAfter }),
        ]);
      }),
    );
    const active = found.flatMap(([those]) => those);
    const fresh = found.flatMap(([, those]) => those);
    const isNew = new Set(fresh.map(({ id }) => id));
    const candidates = [...active.filter(({ id }) => !isNew.has(id)), ...fresh].map((row) => {
      const { id, country, region, language, seekMinAge, seekMaxAge, lastActiveAt, unread } = row;
      const them: Fitting = { country, region, language, seekMinAge, seekMaxAge, age: ageOn(row.birthDate, today) };
      const score = scoreOf(fitOf(me, them), fitOf(them, me), { idle: now - lastActiveAt, unread });
      return { id, them, score, isNew: isNew.has(id) };
    });
    const chosen = mixed(ranked(candidates, `${today} ${member.id} `), most, skipped);
    const ids = chosen.map(({ id }) => id);
    const cards = new Map((await cardsOf(conn, ids)).map((row) => [row.id, cardOf(row, today)]));
    return chosen.flatMap(({ id, them, isNew }) => {
      const card = cards.get(id);
      return card ? [{ card, reasons: reasonsFor(me, them), isNew }] : [];
    });
  });
}

interface Ranked {
  id: string;
  them: Fitting;
  score: number;
  isNew: boolean;
}

/** Sorts best first. Breaks ties by lot: each seed gives another, stable order. */
function ranked(candidates: Ranked[], seed: string): Ranked[] {
  const seeded = fnv1a(seed);
  const lots = new Map<string, number>();
  const lotOf = ({ id }: Ranked) => {
    const known = lots.get(id);
    if (known !== undefined) return known;
    const lot = fnv1a(id, seeded);
    lots.set(id, lot);
    return lot;
  };
  return candidates.sort((one, other) => other.score - one.score || lotOf(one) - lotOf(other));
}

/** Reserves one of every four places for a new member, while there are any. */
function mixed(best: Ranked[], most: number, skipped: number): Ranked[] {
  const fresh = best.filter(({ isNew }) => isNew);
  const others = best.filter(({ isNew }) => !isNew);
  const list: Ranked[] = [];
  while (list.length < most && (fresh.length > 0 || others.length > 0)) {
    const kept = (skipped + list.length) % NEW_EVERY === NEW_EVERY - 1;
    const next = (kept ? fresh.shift() : others.shift()) ?? fresh.shift() ?? others.shift();
    if (next) list.push(next);
  }
  return list;
}

/** Returns the FNV-1a hash of a text. `from` is the hash of the preceding text. */
function fnv1a(text: string, from = 0x811c9dc5): number {
  let hash = from;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash;
}
