import type { Language } from "~/tenants/vocabulary";
import de from "./de";
import en from "./en";
import es from "./es";
import fr from "./fr";
import it from "./it";
import nl from "./nl";
import pl from "./pl";

/** What people are called where a language is spoken. Names are separated by spaces. */
export interface Names {
  female: Generations;
  male: Generations;
  /** What people of any gender call themselves where they would rather not say. */
  nicknames: string;
}

/** Names have their time: those of people past 55, of those between, and of those under 36. */
interface Generations {
  elder: string;
  middle: string;
  young: string;
}

export const names: Record<Language, Names> = { en, nl, de, it, fr, es, pl };
