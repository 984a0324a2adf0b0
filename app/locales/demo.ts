import { LANGUAGES, type Language } from "~/tenants/config/vocabulary";

/** Names of demo members in a language, separated by spaces. */
export interface Names {
  female: Generations;
  male: Generations;
  /** Nicknames for members of any gender. */
  nicknames: string;
}

/** First names by age, because fashions change: over 55, in between, and under 36. */
interface Generations {
  elder: string;
  middle: string;
  young: string;
}

/**
 * Texts of demo members. Each sentence stands alone and fits any adult, so any selection reads as one person's text.
 */
export interface PeopleWords {
  personal: {
    openings: string[];
    /** Sentences about everyday life. */
    days: string[];
    /** Sentences about everyday life, for members over 55. */
    laterDays: string[];
    pleasures: string[];
    closings: string[];
  };
  lookingFor: { company: string[]; wishes: string[] };
  /** A niche's own sentences by its number: for the members that the site is about, and for those who seek them. */
  flavours: Partial<Record<number, { sought: string[]; seekers: string[] }>>;
  /** Answers to some of a profile's questions, by the question's id. */
  answers: Record<string, string[]>;
  /** Each dialogue alternates between two members. */
  dialogues: string[][];
}

export const demoNames = await inEachLanguage(
  (language) => import(`./${language}/demo/names.ts`) as Promise<{ default: Names }>,
);

export const demoWords = await inEachLanguage(
  (language) => import(`./${language}/demo/words.ts`) as Promise<{ default: PeopleWords }>,
);

async function inEachLanguage<T>(load: (language: Language) => Promise<{ default: T }>) {
  const files = LANGUAGES.map(async (language) => [language, (await load(language)).default] as const);
  return Object.fromEntries(await Promise.all(files)) as Record<Language, T>;
}
