import { catalogues } from "~/app/locales/catalogues";
import type { Language } from "~/app/locales/names";
import type { Answer } from "../commands/declaration";

/** Lists each text that `words/<language>.json` may replace, in that file's format. */
export function replaceableWords(language: Language): Answer {
  const texts = Object.entries(catalogues[language]).sort(([a], [b]) => (a < b ? -1 : 1));
  const lines = texts.map(([key, text]) => `  ${JSON.stringify(key)}: ${JSON.stringify(text)}`);
  return { lines: ["{", ...lines.join(",\n").split("\n"), "}"], data: Object.fromEntries(texts) };
}
