import type { Language } from "~/tenants/vocabulary";
import de from "./de";
import en from "./en";
import es from "./es";
import fr from "./fr";
import it from "./it";
import nl from "./nl";
import pl from "./pl";
import type { PeopleWords } from "./words";

export const peopleWords: Record<Language, PeopleWords> = { en, nl, de, it, fr, es, pl };
