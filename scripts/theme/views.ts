import { allSlots } from "~/themes/defaults";
import { fixtures } from "~/themes/fixtures";
import { fixtureOf, type Slot } from "~/themes/fixtures/Staged";
import { app } from "~/themes/primitives";
import { type TemplateName, templates } from "~/themes/registry";
import { markupOf, speechIn } from "./staging";

/** A page of the gallery, and the words on it that must be readable. */
export interface ViewToProve {
  slot: string;
  state: string;
  markup: string;
  marks: string[];
}

/** The language with the longest words. */
export const LANGUAGE = "de";
/** The class of every page's `<body>`. */
export const bodyClass = app;

/** Returns every state of a template with marks. Loaded by Vite, as fixtures are. */
export async function viewsToProve(name: TemplateName): Promise<ViewToProve[]> {
  const slots = await templates[name]();
  const speech = speechIn(LANGUAGE);
  const world = { ...speech, slots: allSlots(slots), niche: 1 };
  return Object.entries(fixtures).flatMap(([slot, states]) =>
    Object.keys(states).flatMap((state) => {
      const { marks = [] } = fixtureOf(slot as Slot, state, world);
      if (marks.length === 0) return [];
      return [{ slot, state, marks: [...new Set(marks)], markup: markupOf(slots, slot as Slot, state, speech) }];
    }),
  );
}
