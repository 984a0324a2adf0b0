import { pagePathOf } from "./page-address";

/** The pause between two tries, in ms; doubles each time. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

/** The number of requests that wait for the site to answer, and the functions that follow this number. */
let waiting = 0;
const followers = new Set<() => void>();

/** The path that a GET form requests, until the router has requested it. */
let asked: string | undefined;

/** Repeats requests of the open page until the site answers. The router itself would show its error page. */
export function patient(fetch: typeof window.fetch): typeof window.fetch {
  return async (input, init) => {
    const isRead = (init?.method ?? "GET") === "GET";
    if (!isRead || !isForOpenPage(new URL(`${input}`, location.href))) return fetch(input, init);
    const signal = init?.signal;
    const first = await attempt();
    if (first) return first;
    tell(1);
    try {
      for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
        await networkOr(pause, signal);
        const answer = await attempt();
        if (answer) return answer;
      }
    } finally {
      tell(-1);
    }

    /** Sends the request once. Undefined if the site did not answer. Throws if the navigation was aborted. */
    async function attempt(): Promise<Response | undefined> {
      const answer = await fetch(input, init).catch(() => undefined);
      signal?.throwIfAborted();
      return answer && isOfSite(answer) ? answer : undefined;
    }
  };
}

/** Names the path of a GET form, whose request is repeated too although it may lead to another page. */
export function waitFor(path: string): void {
  asked = path;
}

/** Calls back when a first request begins to wait, or the last one ends. Returns a function that unsubscribes. */
export function followWaiting(follower: () => void): () => void {
  followers.add(follower);
  return () => void followers.delete(follower);
}

export function isWaiting(): boolean {
  return waiting > 0;
}

/** Returns whether a request is for the open page. A fetcher's request names its routes in the query. */
function isForOpenPage({ pathname, searchParams }: URL): boolean {
  const path = pagePathOf(pathname);
  const isAsked = path === asked;
  if (isAsked) asked = undefined;
  return isAsked || searchParams.has("_routes") || path === location.pathname.replace(/(.)\/$/, "$1");
}

/**
 * Returns whether the site answered, and not a proxy or a wifi's login page. A status from 400 to 499 is the site's.
 */
function isOfSite({ status, headers }: Response): boolean {
  return headers.has("X-Remix-Response") || (status >= 400 && status < 500);
}

function networkOr(pause: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((go) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener("online", done);
      signal?.removeEventListener("abort", done);
      go();
    };
    const timer = setTimeout(done, pause);
    addEventListener("online", done);
    signal?.addEventListener("abort", done);
  });
}

function tell(change: 1 | -1): void {
  waiting += change;
  for (const follower of followers) follower();
}
