import { LANGUAGES, type Language } from "~/tenants/config/vocabulary";

/** Names of demo people where a language is spoken, separated by spaces. */
export interface Names {
  female: Generations;
  male: Generations;
  /** Nicknames for people of any gender. */
  nicknames: string;
}

/** Names have their time: those of people past 55, of those between, and of those under 36. */
interface Generations {
  elder: string;
  middle: string;
  young: string;
}

/**
 * Texts of demo people. Every sentence stands alone and fits any adult, so that any choice of them reads as one
 * person's.
 */
export interface PeopleWords {
  personal: {
    openings: string[];
    /** Everyday life of a person. */
    days: string[];
    /** The same, past 55. */
    laterDays: string[];
    pleasures: string[];
    closings: string[];
  };
  lookingFor: { company: string[]; wishes: string[] };
  /** A niche's own sentences, by its number: for the people that the site is about, and for those who seek them. */
  flavours: Partial<Record<number, { sought: string[]; seekers: string[] }>>;
  /** To some of the questions that a profile can answer, by the question's id. */
  answers: Record<string, string[]>;
  /** Two people in turn. */
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
