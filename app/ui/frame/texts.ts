import { createContext, useContext } from "react";
import type { PageTexts } from "~/app/locales/groups";
import type { Texts } from "~/app/locales/texts";

/** The texts of the page. Null on the server, which has every text. */
export const TextsContext = createContext<Texts | null>(null);

/**
 * Suspends until the texts arrive. During a navigation the old page stays. Elsewhere the fallback of the nearest
 * `Suspense` shows.
 */
export function useTexts(groups: PageTexts): void {
  const texts = useContext(TextsContext);
  if (texts && !texts.has(groups)) throw texts.load(groups);
}
