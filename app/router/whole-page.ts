import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { GLOBALS } from "~/app/router/client";
import type { PageFragments } from "./fragment-pieces";

interface Extras {
  payload: string;
  nonce: string;
  /** The fragments of the page. Undefined if the whole page was newly rendered. */
  fragments: PageFragments | undefined;
}

export function wholePage(page: ReactElement, { payload, nonce, fragments }: Extras): Buffer {
  const html = renderToString(page);
  const pieces = fragments?.pieces(html) ?? [html];
  if ((pieces.at(-1) as string).includes(CONTEXT)) pieces[0] = withEarlyBack(pieces[0] as string, nonce);
  // Processes only the head and the end, which contain no fragments.
  const end = withScripts(pieces.pop() as string, payload, nonce);
  const [head = "", ...others] = pieces;
  const start = `<!DOCTYPE html>${pieces.length > 0 ? scriptsLater(head as string) : ""}`;
  return Buffer.concat(
    [start, ...others, end].map((piece) => (typeof piece === "string" ? Buffer.from(piece) : piece)),
  );
}

/** Reads Remix's data for the browser's router from the stream. A plain renderToString would lose it. */
export async function payloadFrom(stream: ReadableStream<Uint8Array>): Promise<string> {
  let text = "";
  const decoder = new TextDecoder();
  for await (const chunk of stream as unknown as AsyncIterable<Uint8Array>)
    text += decoder.decode(chunk, { stream: true });
  return text;
}

function withEarlyBack(html: string, nonce: string): string {
  return html.replace(HEAD, `$&<script nonce="${nonce}">(${RELOAD_AT_EARLY_BACK})()</script>`);
}

/**
 * Returns the end of a page with its data and the start of its scripts. Leaves the end of a page without scripts as it
 * is, such as a page for bots.
 */
function withScripts(html: string, payload: string, nonce: string): string {
  if (!html.includes(CONTEXT) && !html.includes(MODULE)) return html;
  const isLater = import.meta.env.PROD && html.includes(MODULE);
  const end = html.lastIndexOf("</body>");
  return [
    scriptsLater(html.slice(0, end)),
    payload && html.includes(CONTEXT) ? payloadScript(payload, nonce) : "",
    isLater ? `<script nonce="${nonce}">(${START_SCRIPTS})()</script>` : "",
    html.slice(end),
  ].join("");
}

/** The payload is JSON, so few of its characters need a backslash between single quotes. */
function payloadScript(payload: string, nonce: string): string {
  const controller = `${CONTEXT}.streamController`;
  const text = payload.replace(/[\\'\n\r<>&\u2028\u2029]/g, escaped);
  return `<script nonce="${nonce}">${controller}.enqueue('${text}');${controller}.close();</script>`;
}

function escaped(sign: string): string {
  if (sign === "\\" || sign === "'") return `\\${sign}`;
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/**
 * Starts the scripts after the first paint, which must not wait for them on a slow line. Not in development, where
 * Vite's own scripts must come first.
 */
function scriptsLater(html: string): string {
  if (!import.meta.env.PROD) return html;
  return html.replace(/<link rel="(?:modulepreload|preload" as="fetch)"/g, `$& ${FOR_NO_SCREEN}`).replace(MODULE, DATA);
}

const CONTEXT = `window.${GLOBALS.context}`;
/**
 * The attributes as Remix writes them. `async` has no effect on a script that does not run, and takes effect again with
 * the type.
 */
const MODULE = 'type="module" async=""';
const DATA = 'type="text/later"';
const HEAD = '<head><meta charSet="utf-8"/>';
const FOR_NO_SCREEN = 'media="not all"';

/**
 * Reloads the page if Back or Forward is pressed before the router answers. After a reload the browser keeps one
 * document for all entries of the router, so the router would start at another address than its data. The reload takes
 * time: `data-left` makes `prepareRemix` wait.
 */
const RELOAD_AT_EARLY_BACK = `() => {
  const { pathname, search } = location;
  const { dataset } = document.documentElement;
  document.currentScript.remove();
  addEventListener("popstate", (event) => {
    const moved = location.pathname !== pathname || location.search !== search;
    if ("interactive" in dataset || !(moved || "left" in dataset)) return;
    dataset.left = "";
    event.stopImmediatePropagation();
    location.reload();
  });
}`.replace(/\n\s*/g, " ");

/**
 * Starts the scripts in steps, between which the browser can handle scrolling and typing. A hidden page starts them all
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
  script.async = true;
  script.replaceWith(script);
}`.replace(/\n\s*/g, " ");
