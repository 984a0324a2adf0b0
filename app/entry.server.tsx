import type { AppLoadContext, EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { TemplateContext, templates } from "~/themes/registry";
import { SpeechContext } from "~/themes/words";
import { TextAnswer } from "./request/answer";
import { NonceContext } from "./ui/Document";
import { fetchSignupForm } from "./ui/signup/SeldomSignupForm";

await fetchSignupForm();

/** Remix's answer with a page: how it has failed, or what became of a form. A plain renderToString would lose the payload. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...context }: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const payload = serverHandoffStream ? await drained(serverHandoffStream) : "";
  return renderPage(request, { status, headers, payload }, context, loadContext);
}

/** Renders a page into one string, with the data that the browser's router goes on from before the end of the body. */
export async function renderPage(
  request: Request,
  { status, headers, payload }: { status: number; headers: Headers; payload: string },
  context: EntryContext,
  { site, visit }: AppLoadContext,
): Promise<Response> {
  const template = await templates[site.tenant.template]();
  const html = renderToString(
    <NonceContext.Provider value={visit.nonce}>
      <SpeechContext.Provider value={visit.words}>
        <TemplateContext.Provider value={template.default}>
          <RemixServer context={context} url={request.url} />
        </TemplateContext.Provider>
      </SpeechContext.Provider>
    </NonceContext.Provider>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.append("Vary", "Cookie, Accept-Language");
  const page = scriptsLast(withPayload(html, payload, visit.nonce), visit.nonce);
  return new TextAnswer(`<!DOCTYPE html>${page}`, { status, headers });
}

/**
 * A page is complete without its scripts and the texts for them: they are fetched once it has been painted, so that on a
 * slow line nothing that it looks like waits behind a hundred kilobytes of script. Until then they are for no screen, and
 * of no type that runs. In development Vite has scripts of its own, which must come first.
 */
function scriptsLast(html: string, nonce: string): string {
  if (!import.meta.env.PROD || !html.includes(MODULE)) return html;
  const still = html
    .replace(/<link rel="(?:modulepreload|preload" as="fetch)"/g, `$& ${FOR_NO_SCREEN}`)
    .replace(MODULE, DATA);
  return beforeEnd(still, `<script nonce="${nonce}">(${START_SCRIPTS})()</script>`);
}

const MODULE = 'type="module"';
const DATA = 'type="text/later"';
const FOR_NO_SCREEN = 'media="not all"';

/**
 * Leaves the page as the browser's side expects to find it, in steps between which the browser can answer whoever scrolls
 * or types. Where nobody looks nothing is painted, and a browser lets a page wait long between two steps: there all is done
 * at once.
 */
const START_SCRIPTS = `async () => {
  const own = document.currentScript;
  const seen = () => document.visibilityState !== "hidden";
  const nextTask = () => seen() && new Promise((next) => setTimeout(next));
  if (seen()) await new Promise(requestAnimationFrame);
  await nextTask();
  own.remove();
  for (const link of document.querySelectorAll('link[${FOR_NO_SCREEN}]')) {
    link.removeAttribute("media");
    await nextTask();
  }
  const script = document.querySelector('[${DATA}]');
  script.type = "module";
  script.replaceWith(script);
}`.replace(/\n\s*/g, " ");

function beforeEnd(html: string, more: string): string {
  const end = html.lastIndexOf("</body>");
  return html.slice(0, end) + more + html.slice(end);
}

/** What went wrong in a loader, an action or a render. People see the error page; this is for the log. */
export function handleError(error: unknown, { request, context }: { request: Request; context: AppLoadContext }) {
  if (request.signal.aborted) return;
  context.site.log.error({ err: error, path: new URL(request.url).pathname }, "a route failed");
}

async function drained(stream: ReadableStream<Uint8Array>): Promise<string> {
  let text = "";
  const decoder = new TextDecoder();
  for await (const chunk of stream as unknown as AsyncIterable<Uint8Array>)
    text += decoder.decode(chunk, { stream: true });
  return text;
}

/** Only where the page rendered its scripts: a page for bots has none. */
function withPayload(html: string, payload: string, nonce: string): string {
  if (!payload || !html.includes("window.__remixContext")) return html;
  const controller = "window.__remixContext.streamController";
  const text = JSON.stringify(payload).replace(
    /[<>&\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  const script = `<script nonce="${nonce}">${controller}.enqueue(${text});${controller}.close();</script>`;
  return beforeEnd(html, script);
}
