import { createContext, useContext } from "react";

/** The application adds its message keys, so that texts in templates are typed without importing them. */
// biome-ignore lint/suspicious/noEmptyInterface: widened by declaration merging
export interface Vocabulary {}
type Key = keyof Vocabulary extends never ? string : keyof Vocabulary;

export interface Speech {
  /** Returns the text of a key in the visitor's language. `count` chooses the plural. */
  t(key: Key, params?: Record<string, string | number>): string;
  /** The region tag (nl-NL), for Intl. */
  locale: string;
}

export const SpeechContext = createContext<Speech>({ t: (key) => key, locale: "en-US" });

/** Returns the texts: `const { t } = useWords()`, then `t("chats.send")`. */
export function useWords(): Speech {
  return useContext(SpeechContext);
}
