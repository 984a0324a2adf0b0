import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import type { Language } from "~/tenants/vocabulary";
import { TemplateContext, type TemplateName, templates } from "~/themes/registry";
import { SpeechContext } from "~/themes/words";
import { needsGrammar, speechOf } from "./locales/browser";
import { reloadOnceOnChunkFailure } from "./ui/chunk-failure";
import { EarlyTexts, watchEarlyTexts } from "./ui/early-input";

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
    await nextTask();
    const language = dataset.language as Language;
    const speech = speechOf(
      messages,
      language,
      needsGrammar(messages) ? await fetchGrammar(messages, language) : undefined,
    );
    await nextTask();
    await prepareRemix();
    await nextTask();
    watchEarlyTexts();
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <SpeechContext.Provider value={speech}>
            <TemplateContext.Provider value={template.default}>
              <EarlyTexts>
                <RemixBrowser />
              </EarlyTexts>
            </TemplateContext.Provider>
          </SpeechContext.Provider>
        </StrictMode>,
      );
    });
  } catch (error) {
    console.warn("The page goes on without its scripts:", error);
  }
}

/**
 * Remix waits for the page's data in its first render, by throwing what it waits for; whoever types or clicks at that
 * moment ends the render with an error (React's 345). And it makes its router there, which keeps a phone busy. So it is
 * asked for both beforehand, outside of a render, where it gets no further than its first hook.
 */
async function prepareRemix(): Promise<void> {
  await thrownBy(() => RemixBrowser({}));
  await nextTask();
  if (import.meta.env.PROD) thrownBy(() => RemixBrowser({})); // in development React would complain of the hook
}

function thrownBy(call: () => unknown): unknown {
  try {
    call();
  } catch (thrown) {
    return thrown;
  }
}

/** Between two steps of the start the browser can answer whoever scrolls or types. */
function nextTask(): Promise<unknown> {
  return new Promise((next) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = next;
    port2.postMessage(0);
  });
}

async function fetchGrammar(messages: Record<string, string>, language: Language) {
  const { grammarOf } = await import("./locales/grammar");
  return grammarOf(messages, language);
}

async function fetchMessages(address: string, language: string): Promise<Record<string, string>> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const byLanguage = (await response.json()) as Record<string, Record<string, string>>;
  return byLanguage[language] ?? {};
}
