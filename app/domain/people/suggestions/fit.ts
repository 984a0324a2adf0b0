export interface Fitting {
  country: string | null;
  region: string | null;
  language: string;
  /** The sought ages in whole years; null means any. */
  seekMinAge: number | null;
  seekMaxAge: number | null;
  age: number;
}

/** A wish about the other member, also shown as a reason if both meet it. */
export type Wish = "region" | "country" | "ages" | "language";

const DAY = 24 * 60 * 60 * 1000;

/** Returns the wishes that `one` stated, and those that `other` meets. */
export function wishesOf(one: Fitting, other: Fitting): { stated: Wish[]; met: Wish[] } {
  const stated: Wish[] = ["language"];
  if (one.country) stated.unshift("country");
  if (one.country && one.region) stated.unshift("region");
  if (one.seekMinAge !== null || one.seekMaxAge !== null) stated.push("ages");
  return { stated, met: stated.filter((wish) => isMet(wish, one, other)) };
}

export function fitOf(one: Fitting, other: Fitting): number {
  const { stated, met } = wishesOf(one, other);
  return met.length / stated.length;
}

/**
 * Returns the rank of a suggestion: the harmonic mean of the fit both ways, divided by one plus the weeks of
 * inactivity. The rank is lower for a member with many unread messages of the last seven days. `idle` is in ms.
 */
export function scoreOf(there: number, back: number, { idle, unread }: { idle: number; unread: number }): number {
  const both = there + back === 0 ? 0 : (2 * there * back) / (there + back);
  const recency = 1 / (1 + Math.max(0, idle) / (7 * DAY));
  return both * recency * (1 / (1 + 0.2 * unread));
}

/** Returns up to two wishes that both meet, the most distinctive first. */
export function reasonsFor(one: Fitting, other: Fitting): Wish[] {
  const back = wishesOf(other, one).met;
  const both = wishesOf(one, other).met.filter((wish) => back.includes(wish));
  const order: Wish[] = ["region", "ages", "country", "language"];
  const told = order.filter((wish) => both.includes(wish) && !(wish === "country" && both.includes("region")));
  return told.slice(0, 2);
}

function isMet(wish: Wish, one: Fitting, other: Fitting): boolean {
  if (wish === "language") return one.language === other.language;
  if (wish === "country") return one.country === other.country;
  if (wish === "region") return one.country === other.country && one.region === other.region;
  return other.age >= (one.seekMinAge ?? 0) && other.age <= (one.seekMaxAge ?? Number.POSITIVE_INFINITY);
}
