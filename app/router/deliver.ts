interface Delivered {
  address: string;
  answer: Response;
}

const delivered: Delivered[] = [];

/** How long an answer is stored for Remix, in ms. Remix may load a page's styles before it requests the answer. */
const KEPT = 30_000;

/** Maximum wait for the answer to a form, in ms, without and with files. */
const PATIENCE = 45_000;
const PATIENCE_WITH_FILES = 600_000;

export type Undelivered = "offline" | "connection" | "session" | { said: string | undefined };

/**
 * Posts a form. Returns undefined if Remix can continue with the stored answer. Otherwise returns the reason, where
 * Remix would show its error page.
 */
export async function deliver(action: URL, body: URLSearchParams | FormData): Promise<Undelivered | undefined> {
  const address = dataAddress(action);
  const given = new AbortController();
  const timer = setTimeout(() => given.abort(), body instanceof FormData ? PATIENCE_WITH_FILES : PATIENCE);
  try {
    const answer = await fetch(address, { method: "POST", body, signal: given.signal });
    if (answer.headers.has(SESSION_ENDED)) return "session";
    const said = answer.headers.get(PROBLEM);
    if (!answer.headers.has("X-Remix-Response") || (said && isPassing(answer.status)))
      return { said: said ? decodeURIComponent(said) : undefined };
    // Reads the body to the end, because the network may fail in the middle.
    const bytes = await answer.arrayBuffer();
    const { status, headers } = answer;
    keep({ address, answer: new Response(status === 204 ? null : bytes, { status, headers }) });
    return undefined;
  } catch {
    return navigator.onLine ? "connection" : "offline";
  } finally {
    clearTimeout(timer);
  }
}

/** The header of an error that a form can show: its text, percent-encoded. */
export const PROBLEM = "X-Problem";

/** The header of the answer to a form that needs a member, if the session has ended. */
export const SESSION_ENDED = "X-Session-Ended";

function isPassing(status: number): boolean {
  return status === 408 || status === 413 || status === 429 || status >= 500;
}

/** Returns the router's fetch, whose submissions find the answers that have arrived. */
export function handOverDelivered(fetch: typeof window.fetch): typeof window.fetch {
  return async (input, init) => {
    const { href } = new URL(`${input}`, location.href);
    const kept = init?.method === "POST" && !init.signal?.aborted && delivered.find(({ address }) => address === href);
    if (!kept) return fetch(input, init);
    drop(kept);
    return kept.answer;
  };
}

function keep(answer: Delivered): void {
  delivered.push(answer);
  setTimeout(() => drop(answer), KEPT);
}

function drop(answer: Delivered): void {
  const place = delivered.indexOf(answer);
  if (place >= 0) delivered.splice(place, 1);
}

function dataAddress(action: URL): string {
  const url = new URL(action);
  url.hash = "";
  url.pathname = url.pathname === "/" ? "/_root.data" : `${url.pathname.replace(/\/$/, "")}.data`;
  return url.href;
}
