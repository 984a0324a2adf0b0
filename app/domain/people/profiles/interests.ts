import type { MessageKey, Words } from "~/app/locales";

type InterestOf<K = MessageKey> = K extends `interests.${infer Id}` ? Id : never;

export const INTERESTS: readonly InterestOf[] = [
  "cooking",
  "eating_out",
  "wine",
  "travel",
  "music",
  "festivals",
  "dancing",
  "film",
  "series",
  "reading",
  "theatre",
  "art",
  "photography",
  "hiking",
  "cycling",
  "running",
  "fitness",
  "yoga",
  "swimming",
  "sauna",
  "gardening",
  "animals",
  "games",
  "motorcycles",
];

export function interestsIn(words: Words): { id: string; name: string }[] {
  return INTERESTS.map((id) => ({ id, name: words.t(`interests.${id}`) }));
}
