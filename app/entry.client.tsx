import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { RouterBrowser } from "~/app/router/client";
import type { Language } from "~/tenants/config/vocabulary";
import { TemplateContext, type TemplateName, templates } from "~/themes/registry";
import { SpeechContext } from "~/themes/words";
import { clientHeaders } from "./contract/client";
import { freshData } from "./contract/fresh-data";
import type { Group } from "./locales/groups";
import { openTexts } from "./locales/texts";
import { handOverDelivered } from "./router/deliver";
import { patient } from "./router/patient";
import { nextTask, prepareRemix } from "./router/prepare";
import { setRouterFetch } from "./router/router-fetch";
import { wholeAnswers } from "./router/whole-answer";
import { reloadOnceIfServed, reloadOnceOnChunkFailure } from "./ui/frame/chunk-failure";
import { EarlyTexts, watchEarlyTexts } from "./ui/frame/early-input";
import { TextsContext } from "./ui/frame/texts";
import { keepInstallPrompt } from "./ui/reach/install/prompt";

reloadOnceOnChunkFailure();
keepInstallPrompt();
setRouterFetch(patient(wholeAnswers(freshData(handOverDelivered(fetch)))));
void hydrate();

/**
 * Hydrates the page. The page works without this: if the texts or the template do not load, its links and forms still
 * work.
 */
async function hydrate() {
  const { dataset } = document.documentElement;
  try {
    const [slots, texts] = await Promise.all([templates[dataset.template as TemplateName](), fetchTexts(dataset)]);
    await nextTask();
    await prepareRemix();
    watchEarlyTexts();
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <TextsContext.Provider value={texts}>
            <SpeechContext.Provider value={texts.words}>
              <TemplateContext.Provider value={slots}>
                <EarlyTexts>
                  <RouterBrowser />
                </EarlyTexts>
              </TemplateContext.Provider>
            </SpeechContext.Provider>
          </TextsContext.Provider>
        </StrictMode>,
      );
    });
  } catch (error) {
    console.warn("The page continues without its scripts:", error);
  }
}

function fetchTexts({ messages = "", language, texts }: DOMStringMap) {
  const source = {
    address: messages,
    language: language as Language,
    locale: document.documentElement.lang,
    whenLost(error: unknown) {
      console.warn("Texts could not be loaded:", error);
      void reloadOnceIfServed();
    },
    headers: clientHeaders,
  };
  return openTexts(source, (texts?.split(" ").filter(Boolean) ?? []) as Group[]);
}
