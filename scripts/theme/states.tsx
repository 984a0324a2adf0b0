import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { projectRoot } from "~/app/environment";
import { LANGUAGES, type Language, wordsFor } from "~/app/locales";
import { NICHES } from "~/tenants/vocabulary";
import { allSlots } from "~/themes/defaults";
import { fixtures } from "~/themes/fixtures";
import { fixtureOf, type Slot, Staged } from "~/themes/fixtures/Staged";
import { ToastProvider } from "~/themes/primitives";
import { TemplateContext } from "~/themes/registry";
import type { TemplateSlots } from "~/themes/template";
import { SpeechContext } from "~/themes/words";
import type { Finding } from "./finding";

/** Renders every slot in every state and language, and looks for the words that have to be there. */
export function stateFindings(name: string, slots: TemplateSlots): Finding[] {
  return Object.entries(fixtures).flatMap(([slot, states]) =>
    Object.keys(states).flatMap((state) => {
      const file = fileOf(name, slot, slots);
      const where = `${slot}, state "${state}"`;
      const view = `Look at /_dev?slot=${slot}&state=${state}&template=${name}`;
      const lost = LANGUAGES.map((language) => lostWords(slots, slot as Slot, state, language));
      const failed = lost.find((each) => typeof each === "string");
      if (failed !== undefined) return [{ file, problem: `${where}: cannot be rendered (${failed})`, remedy: view }];
      const words = [...new Set(lost.flat())].slice(0, 3).map((each) => `"${each}"`);
      if (words.length === 0) return [];
      return [
        { file, problem: `${where}: does not show ${words.join(", ")}`, remedy: `${view}, and show what it is given.` },
      ];
    }),
  );
}

/** Where somebody would mend it: a slot may share a file with another, or be the default. */
export function fileOf(name: string, slot: string, slots: TemplateSlots): string {
  if (!(slot in slots)) return `themes/defaults/${slot}.tsx`;
  const own = `themes/${name}/${slot}.tsx`;
  return existsSync(join(projectRoot, own)) ? own : `themes/${name}/${importedFrom(name, slot)}`;
}

/** The file that index.ts imports the slot from, or index.ts itself. */
function importedFrom(name: string, slot: string): string {
  const index = readFileSync(join(projectRoot, "themes", name, "index.ts"), "utf8");
  const from = new RegExp(`\\{[^}]*\\b${slot}\\b[^}]*\\} from "\\./([^"]+)"`).exec(index)?.[1];
  return from ? `${from}.tsx` : "index.ts";
}

/** The words of a fixture that are not on its page; the message where it has none because it failed. */
function lostWords(slots: TemplateSlots, slot: Slot, state: string, language: Language): string[] | string {
  const speaker = { slug: "fixtures", revision: "", language, niche: NICHES[0], overrides: { words: {} } };
  const speech = wordsFor(speaker, language);
  try {
    const html = renderToStaticMarkup(
      <SpeechContext.Provider value={speech}>
        <TemplateContext.Provider value={slots}>
          <ToastProvider closeLabel="" label="">
            <Staged slot={slot} state={state} niche={1} />
          </ToastProvider>
        </TemplateContext.Provider>
      </SpeechContext.Provider>,
    );
    const page = squeezed(textOf(html));
    const { shows, marks = [] } = fixtureOf(slot, state, { ...speech, slots: allSlots(slots), niche: 1 });
    return [...shows, ...marks].filter((words) => !page.includes(squeezed(words)));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };

function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, "").replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity]!);
}

/** Without its spaces: "Anna, 31" may be set in two elements. */
const squeezed = (text: string) => text.replace(/\s+/g, "");
