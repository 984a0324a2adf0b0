import { calls } from "./calls";

/** How long the browser keeps what a page fetched ahead, in ms: `request/listener.ts` says so. */
const KEPT_AHEAD = 10_000;

/** What they change stands in no page's data that was fetched ahead, and they are made again and again. */
const PASSING: readonly string[] = [calls.typing, calls.draft];

let changedAt = Number.NEGATIVE_INFINITY;

/** Says that something is changed on the server, or was. */
export function noteChange(): void {
  changedAt = performance.now();
}

/**
 * What was fetched ahead of a page is for going there, and may be some seconds old. Whatever loads the data of the page that is
 * open anew, or any page's after a change, has to ask the server: else it shows what was before.
 */
export function passOverOldData(): void {
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const asked = input instanceof Request ? input : { url: `${input}`, method: "GET" };
    const { pathname } = new URL(asked.url, location.href);
    if ((init?.method ?? asked.method) === "GET")
      return fetch(input, isOld(pathname) ? { ...init, cache: "reload" } : init);
    if (PASSING.includes(pathname)) return fetch(input, init);
    noteChange();
    return fetch(input, init).finally(noteChange);
  };
}

function isOld(pathname: string): boolean {
  if (!pathname.endsWith(".data")) return false;
  return pathname === `${location.pathname}.data` || performance.now() - changedAt < KEPT_AHEAD;
}
