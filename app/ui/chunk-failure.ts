const GUARD_KEY = "reloaded-at";
const GUARD_MS = 10_000;

/** After a release a page's old files are gone: the page reloads once, and not again within ten seconds. */
export function reloadOnceOnChunkFailure(): void {
  window.addEventListener("vite:preloadError", (event) => {
    const last = Number(sessionStorage.getItem(GUARD_KEY));
    if (Date.now() - last < GUARD_MS) return;
    event.preventDefault();
    sessionStorage.setItem(GUARD_KEY, String(Date.now()));
    location.reload();
  });
}
