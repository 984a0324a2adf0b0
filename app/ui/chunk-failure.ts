import type { Stored } from "~/app/stored";

export const RELOADED: Stored = {
  name: "reloaded-at",
  place: "session_storage",
  lasts: "tab",
  consent: false,
  purpose: "reloaded",
};
export const GUARD_MS = 10_000;

/** After a release a page's old files are gone: the page reloads once, and not again within ten seconds. */
export function reloadOnceOnChunkFailure(): void {
  window.addEventListener("vite:preloadError", (event) => {
    // Without a network a reload would not bring the file either.
    if (navigator.onLine && reloadOnce()) event.preventDefault();
  });
}

let reloading = false;

/** Whether the page reloads now. What else fails before it is gone changes nothing. */
export function reloadOnce(): boolean {
  if (reloading) return true;
  const last = Number(sessionStorage.getItem(RELOADED.name));
  if (Date.now() - last < GUARD_MS) return false;
  sessionStorage.setItem(RELOADED.name, String(Date.now()));
  reloading = true;
  location.reload();
  return true;
}
