import { pagePathOf } from "~/app/router/page-address";
import { calls } from "./calls";

/** How long the browser caches a prefetched page, in ms, as set in `request/routed.ts`. */
const KEPT_AHEAD = 10_000;

/** Frequent calls that change nothing in a page's prefetched data. */
const PASSING: readonly string[] = [calls.typing, calls.draft];

let changedAt = Number.NEGATIVE_INFINITY;

/**
 * Records that this request changes data on the server: when the request is sent, and when it was answered or failed.
 */
export function noteChange<Answer>(request: Promise<Answer>, address = ""): Promise<Answer> {
  if (PASSING.includes(address)) return request;
  note();
  return request.finally(note);
}

/**
 * Returns the router's fetch. Prefetched data is for a navigation, and may be some seconds old. Reloading the open
 * page's data, or loading any page after a change, must ask the server, or the page shows the old state.
 */
export function freshData(fetch: typeof window.fetch): typeof window.fetch {
  return (input, init) => {
    if ((init?.method ?? "GET") !== "GET") return noteChange(fetch(input, init));
    const { pathname } = new URL(`${input}`, location.href);
    return fetch(input, isOld(pathname) ? { ...init, cache: "reload" } : init);
  };
}

function note(): void {
  changedAt = performance.now();
}

function isOld(pathname: string): boolean {
  const open = location.pathname.replace(/(.)\/$/, "$1");
  return pagePathOf(pathname) === open || performance.now() - changedAt < KEPT_AHEAD;
}
