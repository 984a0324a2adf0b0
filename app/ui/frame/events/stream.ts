import { calls } from "~/app/contract/calls";
import type { LiveEvent } from "./hub";

const KINDS = ["message", "change", "read", "delivered", "typing", "like", "match", "visit", "badge", "reset"] as const;

/** The wait before the next connection after the server rejected the stream, in ms. The page polls meanwhile. */
const TRY_AGAIN = 60_000;

export interface Listener {
  hear(event: LiveEvent): void;
  connected(is: boolean): void;
}

/** Opens the stream of events after `known`. Reconnects on failure. Returns a function that closes it. */
export function openStream(known: () => string, { hear, connected }: Listener): () => void {
  let source: EventSource | undefined;
  let timer = 0;

  function listen(): void {
    source = new EventSource(`${calls.events}?${new URLSearchParams({ after: known() })}`);
    source.onopen = () => connected(true);
    source.onerror = () => {
      connected(false);
      if (source?.readyState === EventSource.CLOSED) listenIn(TRY_AGAIN);
    };
    source.addEventListener("enough", () => {
      connected(false);
      listenIn(TRY_AGAIN);
    });
    for (const kind of KINDS) {
      source.addEventListener(kind, ({ data, lastEventId }: MessageEvent<string>) => {
        // Passes no id for typing, because the browser repeats the last id for events without one.
        hear({ kind, id: kind === "typing" ? null : lastEventId, data: JSON.parse(data) } as LiveEvent);
      });
    }
  }

  function listenIn(ms: number): void {
    source?.close();
    timer = window.setTimeout(listen, ms);
  }

  listen();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}
