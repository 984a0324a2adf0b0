import { pagePathOf } from "~/app/router/page-address";
import { calls } from "./calls";

/** How long the browser keeps what a page fetched ahead, in ms: `request/routed.ts` says so. */
const KEPT_AHEAD = 10_000;

/** Calls that change nothing in a page's prefetched data, and are made again and again. */
const PASSING: readonly string[] = [calls.typing, calls.draft];

let changedAt = Number.NEGATIVE_INFINITY;

/**
 * Notes that something is changed on the server by this request: as it leaves, and once more when it has been answered or
 * has failed.
 */
export function noteChange<Answer>(request: Promise<Answer>, address = ""): Promise<Answer> {
  if (PASSING.includes(address)) return request;
  note();
  return request.finally(note);
}

/**
 * For the router's requests. What was fetched ahead of a page is for going there, and may be some seconds old. Whatever loads
 * the data of the page that is open anew, or any page's after a change, has to ask the server: else it shows what was before.
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
