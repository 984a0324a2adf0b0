import { LANGUAGES, type Language } from "~/tenants/config/vocabulary";
import { type English, GROUPS } from "./groups";

type Texts = Readonly<Record<string, string>>;

/**
 * The messages of each language by full key, including those of the niches. For the server only: a browser fetches the
 * messages of its language.
 */
export const catalogues = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await textsOf(language)] as const)),
) as Record<Language, Texts> & { en: English };

async function textsOf(language: Language): Promise<Texts> {
  const files = [...GROUPS, "niches"].map(
    (group) => import(`./${language}/${group}.ts`) as Promise<{ default: Texts }>,
  );
  return Object.assign({}, ...(await Promise.all(files)).map((file) => file.default));
}
