import type { Language } from "~/tenants/vocabulary";
import de from "./de";
import en from "./en";
import es from "./es";
import fr from "./fr";
import it from "./it";
import type { Names } from "./names";
import nl from "./nl";
import pl from "./pl";

export const names: Record<Language, Names> = { en, nl, de, it, fr, es, pl };
