import type { likes } from "~/db/tables";
import type { InventedPerson } from "./people";
import type { Random } from "./random";

type Profile = InventedPerson["profile"];

export type Like = typeof likes.$inferInsert;

/** Whether each is somebody the other looks for. */
export function suit(one: Profile, other: Profile): boolean {
  return one.id !== other.id && one.seeking.includes(other.gender) && other.seeking.includes(one.gender);
}

/** A moment when both had signed up and neither had gone yet, UTC ms; undefined where there was none. */
export function momentOf(one: Profile, other: Profile): { from: number; until: number } | undefined {
  const from = Math.max(one.createdAt, other.createdAt);
  const until = Math.min(one.lastActiveAt, other.lastActiveAt);
  return until > from ? { from, until } : undefined;
}

/**
 * Who likes whom among them: about `each` likes a person, some of them mutual. Fictional profiles are liked and like
 * nobody: a like always is a person's.
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

/** Most give few and some give many. */
function likesGiven(each: number, random: Random): number {
  return Math.round(each * 3 * random.next() ** 2);
}

/** Somebody who suits, those at the front of the list more often: some people are popular. */
function anyFor(person: Profile, people: Profile[], random: Random): Profile | undefined {
  for (let attempt = 0; attempt < 8; attempt++) {
    const other = people[Math.floor(random.next() ** 1.6 * people.length)]!;
    if (suit(person, other)) return other;
  }
  return undefined;
}
