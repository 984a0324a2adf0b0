/** How long a page is looked at before it listens, in ms: whoever only passes through needs no connection. */
const SETTLED = 1_000;
/** The wait after the server would not have it, in ms. The page polls meanwhile. */
const TRY_AGAIN = 60_000;

const listeners = new Set<() => void>();

/** Calls back where the server says that something is new for the member, and where that may have been missed. */
export function onNews(hear: () => void): () => void {
  listeners.add(hear);
  return () => void listeners.delete(hear);
}

/**
 * Listens to the server for as long as the page is looked at. A page that is left or hidden has no connection, so that
 * the browser can let go of it or bring it back. Returns what ends it.
 */
export function followNews(): () => void {
  if (!("EventSource" in window)) return () => {};
  let source: EventSource | undefined;
  let timer = 0;
  let opened = false;

  function listen() {
    source = new EventSource("/api/news");
    source.onopen = () => {
      if (opened) tell();
      opened = true;
    };
    source.addEventListener("news", tell);
    source.addEventListener("enough", leave);
    source.onerror = () => {
      if (source?.readyState === EventSource.CLOSED) listenIn(TRY_AGAIN);
    };
  }

  function listenIn(ms: number) {
    leave();
    if (document.visibilityState === "visible") timer = window.setTimeout(listen, ms);
  }

  function leave() {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  }

  const turn = () => listenIn(SETTLED);
  turn();
  document.addEventListener("visibilitychange", turn);
  window.addEventListener("pageshow", turn);
  window.addEventListener("pagehide", leave);
  return () => {
    leave();
    document.removeEventListener("visibilitychange", turn);
    window.removeEventListener("pageshow", turn);
    window.removeEventListener("pagehide", leave);
  };
}

function tell() {
  for (const hear of listeners) hear();
}
