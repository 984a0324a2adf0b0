import type { Language } from "~/tenants/vocabulary";
import de from "./de";
import en from "./en";
import es from "./es";
import fr from "./fr";
import it from "./it";
import nl from "./nl";
import pl from "./pl";

/** The texts that each language has, niches' included. A language comes in here once it is complete. */
export const catalogues: Partial<Record<Language, Readonly<Record<string, string>>>> & { en: typeof en } = {
  en,
  nl,
  de,
  it,
  fr,
  es,
  pl,
};
