import { LANGUAGES, type Language, type Words, wordsFor } from "~/app/locales";
import type { Headed } from "~/app/request/cookies";
import { languageOf } from "~/app/request/language";
import { NICHES } from "~/tenants/vocabulary";
import { operatorTokenOf } from "./session";

/** One request's operator, as far as anybody asks. */
export interface ConsoleVisit {
  /** Whether the client's side of the connection is TLS. */
  readonly secure: boolean;
  readonly words: Words;
  /** Of the session that the browser says it has. */
  readonly token: string | undefined;
}

export function consoleVisitOf(request: Headed, secure: boolean): ConsoleVisit {
  return { secure, words: consoleWords(request), token: operatorTokenOf(request) };
}

/** The engine's own texts, in the language that the browser asks for. */
export function consoleWords(request: Headed): Words {
  return wordsFor(SPEAKER, languageOf(SPEAKER, request));
}

/** The speaker of the console's texts: no brand, and no niche. */
const SPEAKER = {
  slug: "",
  revision: "",
  niche: NICHES[0],
  overrides: { words: {} },
  language: "en" as Language,
  languages: [...LANGUAGES],
};
