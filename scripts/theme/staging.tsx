import { renderToStaticMarkup } from "react-dom/server";
import { type Language, type Words, wordsFor } from "~/app/locales";
import { NICHES } from "~/tenants/config/vocabulary";
import { type Slot, Staged } from "~/themes/fixtures/Staged";
import { ToastProvider } from "~/themes/primitives";
import { TemplateContext } from "~/themes/registry";
import type { TemplateSlots } from "~/themes/template";
import { SpeechContext } from "~/themes/words";

/** Returns the built-in texts, without any tenant's replacements. */
export function speechIn(language: Language): Words {
  return wordsFor({ slug: "fixtures", revision: "", language, niche: NICHES[0], overrides: { words: {} } }, language);
}

/** Renders a view of the gallery as HTML: the content of its `<body>` before any script. */
export function markupOf(slots: TemplateSlots, slot: Slot, state: string, speech: Words): string {
  return renderToStaticMarkup(
    <SpeechContext.Provider value={speech}>
      <TemplateContext.Provider value={slots}>
        <ToastProvider closeLabel="" label="">
          <Staged slot={slot} state={state} niche={1} />
        </ToastProvider>
      </TemplateContext.Provider>
    </SpeechContext.Provider>,
  );
}
