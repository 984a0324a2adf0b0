import { createContext, useContext } from "react";
import type { PageTexts } from "~/app/locales/groups";
import type { Texts } from "~/app/locales/texts";

/** Null on the server, which has every text. */
export const TextsContext = createContext<Texts | null>(null);

/**
 * Fetches the groups whose texts are read here. While they are on their way this suspends: within a navigation the page
 * before stays, elsewhere the nearest `Suspense` shows. So nobody ever sees a key.
 */
export function useTexts(groups: PageTexts): void {
  const texts = useContext(TextsContext);
  if (texts && !texts.has(groups)) throw texts.load(groups);
}
