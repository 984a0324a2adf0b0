import type { Stored } from "~/app/stored";

export const RELOADED: Stored = {
  name: "reloaded-at",
  place: "session_storage",
  lasts: "tab",
  consent: false,
  purpose: "reloaded",
};
export const GUARD_MS = 10_000;

/** Reloads the page once if its files are gone after a release, and not again within ten seconds. */
export function reloadOnceOnChunkFailure(): void {
  window.addEventListener("vite:preloadError", () => void reloadOnceIfServed());
  // Handles a failure to load the files of the next page (scripts/building/routers.mjs). Not while offline, because a
  // reload would not load these files either.
  window.addEventListener("route-lost", (event) => {
    if (navigator.onLine && reloadOnce()) event.preventDefault();
  });
}

/** Reloads only if the site answers: otherwise a reload would lose input and not load the file either. */
export async function reloadOnceIfServed(): Promise<void> {
  const answer = await fetch("/release.json", { method: "HEAD", cache: "no-store" }).catch(() => undefined);
  if (answer?.ok) reloadOnce();
}

let reloading = false;

/** Reloads the page. Returns whether it reloads. After a reload has begun, later failures have no effect. */
export function reloadOnce(): boolean {
  if (reloading) return true;
  if (!noteReload()) return false;
  reloading = true;
  location.reload();
  return true;
}

/**
 * Records the time of a reload. Returns false within ten seconds of the last reload, or without storage, because the
 * page could then reload for ever.
 */
function noteReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED.name)) < GUARD_MS) return false;
    sessionStorage.setItem(RELOADED.name, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
