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
  window.addEventListener("vite:preloadError", () => void reloadOnceIfServed());
  // Of the page that somebody goes to (scripts/building/routers.mjs). Without a network a reload would not bring it either.
  window.addEventListener("route-lost", (event) => {
    if (navigator.onLine && reloadOnce()) event.preventDefault();
  });
}

/** Where the site does not answer, a reload would not bring the file either, and would lose what was filled in. */
export async function reloadOnceIfServed(): Promise<void> {
  const answer = await fetch("/release.json", { method: "HEAD", cache: "no-store" }).catch(() => undefined);
  if (answer?.ok) reloadOnce();
}

let reloading = false;

/** Whether the page reloads now. What else fails before it is gone changes nothing. */
export function reloadOnce(): boolean {
  if (reloading) return true;
  if (!noteReload()) return false;
  reloading = true;
  location.reload();
  return true;
}

/** False within ten seconds of the last one, and where the browser keeps nothing for this site: it could reload for ever. */
function noteReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED.name)) < GUARD_MS) return false;
    sessionStorage.setItem(RELOADED.name, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
