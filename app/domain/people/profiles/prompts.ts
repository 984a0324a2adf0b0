import type { MessageKey, Words } from "~/app/locales";

type PromptOf<K = MessageKey> = K extends `prompts.of.${infer Id}` ? Id : never;
export type Prompt = PromptOf;

/** Questions for a profile. Ids are stored in rows: never rename one. */
export const PROMPTS: readonly Prompt[] = [
  "sunday",
  "laugh",
  "hours",
  "first_date",
  "place",
  "dish",
  "song",
  "tried",
  "small",
  "friends",
  "proud",
  "together",
];

export const MOST_PROMPTS = 3;

export function promptsIn(words: Words): { id: Prompt; question: string }[] {
  return PROMPTS.map((id) => ({ id, question: words.t(`prompts.of.${id}`) }));
}

export function questionOf(prompt: string, words: Words): string | undefined {
  return promptsIn(words).find(({ id }) => id === prompt)?.question;
}
