import type { likes } from "~/db/tables";
import type { InventedPerson } from "./people";
import type { Random } from "./random";

export type Like = typeof likes.$inferInsert;

/** Whether each is somebody the other looks for. */
export function suit({ profile: one }: InventedPerson, { profile: other }: InventedPerson): boolean {
  return one.id !== other.id && one.seeking.includes(other.gender) && other.seeking.includes(one.gender);
}

/** A moment when both had signed up and neither had gone yet, UTC ms; undefined where there was none. */
export function momentOf(one: InventedPerson, other: InventedPerson): { from: number; until: number } | undefined {
  const from = Math.max(one.profile.createdAt, other.profile.createdAt);
  const until = Math.min(one.profile.lastActiveAt, other.profile.lastActiveAt);
  return until > from ? { from, until } : undefined;
}

/**
 * Who likes whom among them: about `each` likes a person, some of them mutual. Fictional profiles are liked and like
 * nobody: a like always is a person's.
 */
export function likesAmong(people: InventedPerson[], each: number, random: Random): Like[] {
  const made = new Map<string, Like>();
  const add = (from: InventedPerson, to: InventedPerson) => {
    if (from.profile.kind === "fictional") return;
    const begin = Math.max(from.profile.createdAt, to.profile.createdAt);
    const span = from.profile.lastActiveAt - begin;
    if (span <= 0) return;
    const at = begin + Math.floor(span * (1 - random.next() ** 2));
    const seen = at < to.profile.lastActiveAt && random.chance(0.8);
    made.set(`${from.profile.id} ${to.profile.id}`, { fromId: from.profile.id, toId: to.profile.id, at, seen });
  };
  for (const person of people) {
    if (person.profile.kind === "fictional") continue;
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
  return Math.round(each * 2 * random.next() ** 2 * 1.5);
}

/** Somebody who suits, those at the front of the list more often: some people are popular. */
function anyFor(person: InventedPerson, people: InventedPerson[], random: Random): InventedPerson | undefined {
  for (let attempt = 0; attempt < 8; attempt++) {
    const other = people[Math.floor(random.next() ** 1.6 * people.length)]!;
    if (suit(person, other)) return other;
  }
  return undefined;
}
