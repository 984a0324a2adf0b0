import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";

/** A page as one string, with the data that the browser's router goes on from before the end of its body. */
export function wholePage(page: ReactElement, payload: string, nonce: string): string {
  return `<!DOCTYPE html>${scriptsLast(withPayload(renderToString(page), payload, nonce), nonce)}`;
}

/** What Remix has for the browser's router. A plain renderToString would lose it. */
export async function payloadFrom(stream: ReadableStream<Uint8Array>): Promise<string> {
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
