import type { Language } from "~/tenants/vocabulary";
import en from "./en";
import nl from "./nl";

/** The texts that each language has, niches' included. A language comes in here once it is complete. */
export const catalogues: Partial<Record<Language, Readonly<Record<string, string>>>> & { en: typeof en } = { en, nl };
