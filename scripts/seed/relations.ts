import type { likes } from "~/db/tables";
import type { InventedPerson } from "./people";
import type { Random } from "./random";

type Profile = InventedPerson["profile"];

export type Like = typeof likes.$inferInsert;

/** Returns whether both match the other's preferences. */
export function suit(one: Profile, other: Profile): boolean {
  return one.id !== other.id && one.seeking.includes(other.gender) && other.seeking.includes(one.gender);
}

/** Returns the period when both were members, UTC ms. Undefined without one. */
export function momentOf(one: Profile, other: Profile): { from: number; until: number } | undefined {
  const from = Math.max(one.createdAt, other.createdAt);
  const until = Math.min(one.lastActiveAt, other.lastActiveAt);
  return until > from ? { from, until } : undefined;
}

/**
 * Makes likes: about `each` per person, some of them mutual. Fictional profiles give none, because a like always comes
 * from a person.
 */
export function likesAmong(people: Profile[], each: number, random: Random): Like[] {
  const made = new Map<string, Like>();
  const add = (from: Profile, to: Profile) => {
    if (from.kind === "fictional") return;
    const begin = Math.max(from.createdAt, to.createdAt);
    const span = from.lastActiveAt - begin;
    if (span <= 0) return;
    const at = begin + Math.floor(span * (1 - random.next() ** 2));
    const seen = at < to.lastActiveAt && random.chance(0.8);
    made.set(`${from.id} ${to.id}`, { fromId: from.id, toId: to.id, at, seen });
  };
  for (const person of people) {
    if (person.kind === "fictional") continue;
    for (let left = likesGiven(each, random); left > 0; left--) {
      const liked = anyFor(person, people, random);
      if (!liked) continue;
      add(person, liked);
      if (random.chance(0.25)) add(liked, person);
    }
  }
  return [...made.values()];
}

/** Draws the number of likes that a person gives: mostly few, sometimes many. */
function likesGiven(each: number, random: Random): number {
  return Math.round(each * 3 * random.next() ** 2);
}

/** Picks a suitable person. Prefers people at the front of the list, because some people are popular. */
function anyFor(person: Profile, people: Profile[], random: Random): Profile | undefined {
  for (let attempt = 0; attempt < 8; attempt++) {
    const other = people[Math.floor(random.next() ** 1.6 * people.length)]!;
    if (suit(person, other)) return other;
  }
  return undefined;
}
