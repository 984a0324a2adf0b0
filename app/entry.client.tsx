import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { TemplateContext, type TemplateName, templates } from "~/themes/registry";
import { SpeechContext } from "~/themes/words";
import { speechOf } from "./locales/browser";
import { reloadOnceOnChunkFailure } from "./ui/chunk-failure";

reloadOnceOnChunkFailure();
void hydrate();

/** The page is complete without this: where the texts or the template don't load, its links and forms still work. */
async function hydrate() {
  const { dataset } = document.documentElement;
  try {
    const [template, messages] = await Promise.all([
      templates[dataset.template as TemplateName](),
      fetchMessages(dataset.messages ?? "", dataset.language ?? "en"),
    ]);
    const speech = speechOf(messages, dataset.language as Parameters<typeof speechOf>[1]);
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <SpeechContext.Provider value={speech}>
            <TemplateContext.Provider value={template.default}>
              <RemixBrowser />
            </TemplateContext.Provider>
          </SpeechContext.Provider>
        </StrictMode>,
      );
    });
  } catch (error) {
    console.warn("The page goes on without its scripts:", error);
  }
}

async function fetchMessages(address: string, language: string): Promise<Record<string, string>> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const byLanguage = (await response.json()) as Record<string, Record<string, string>>;
  return byLanguage[language] ?? {};
}
