import { catalogues } from "~/app/locales/catalogues";
import { isLanguage, LANGUAGES } from "~/app/locales/names";
import { Refusal } from "./refusal";

/**
 * Prints each text that `words/<language>.json` may replace, as that file would hold it: key and text. English unless
 * told otherwise.
 */
export function listWords([language = "en"]: string[]): number {
  if (!isLanguage(language)) throw new Refusal(`"${language}" is no language of the engine: ${LANGUAGES.join(", ")}`);
  const lines = Object.entries(catalogues[language])
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, text]) => `  ${JSON.stringify(key)}: ${JSON.stringify(text)}`);
  console.log(`{\n${lines.join(",\n")}\n}`);
  return 0;
}
