import { type Language, wordsFor } from "~/app/locales";
import { NICHES } from "~/tenants/vocabulary";
import { fixtures } from "~/themes/fixtures";
import { fixtureOf, type Slot } from "~/themes/fixtures/Staged";
import type { Slots } from "~/themes/template";

/** A page of the gallery, and the words on it that have to be readable. */
export interface ViewToProve {
  slot: string;
  state: string;
  language: Language;
  marks: string[];
}

/** Every state that has marks, in the language whose words are the longest. Loaded through Vite, as fixtures are. */
export function viewsToProve(): ViewToProve[] {
  const language = "de";
  const speaker = { slug: "fixtures", revision: "", language, niche: NICHES[0], overrides: { words: {} } } as const;
  const slots = Object.fromEntries(Object.keys(fixtures).map((slot) => [slot, () => null])) as unknown as Slots;
  const world = { ...wordsFor(speaker, language), slots, niche: 1 };
  return Object.entries(fixtures).flatMap(([slot, states]) =>
    Object.keys(states).flatMap((state) => {
      const { marks = [] } = fixtureOf(slot as Slot, state, world);
      return marks.length > 0 ? [{ slot, state, language, marks: [...new Set(marks)] }] : [];
    }),
  );
}
