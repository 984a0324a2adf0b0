import { LANGUAGES, type Language } from "~/tenants/config/vocabulary";
import { type English, GROUPS } from "./groups";

type Texts = Readonly<Record<string, string>>;

/** The texts of each language under their full keys, those of the niches included. For the server: the browser fetches its own. */
export const catalogues = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await textsOf(language)] as const)),
) as Record<Language, Texts> & { en: English };

async function textsOf(language: Language): Promise<Texts> {
  const files = [...GROUPS, "niches"].map(
    (group) => import(`./${language}/${group}.ts`) as Promise<{ default: Texts }>,
  );
  return Object.assign({}, ...(await Promise.all(files)).map((file) => file.default));
}
