import { isNews, knowsAllOf } from "~/app/domain/site/events/event-id";
import type { LiveEvent } from "./hub";
import { type Listener, openStream } from "./stream";

/** How long a page is visible before it asks for the stream, in ms. */
const SETTLED = 1_000;

/** The number of events that the leader keeps for later pages. */
const KEPT = 200;

interface Sharing extends Listener {
  /** The member's id: another member in the same browser has another stream. */
  member: string;
  /** The id of the last event in the page's data. */
  from: string;
}

type Said =
  | { type: "event"; event: LiveEvent }
  /** Asks for the events after `known`. */
  | { type: "hello"; known: string }
  /** The leader's answer: its events after `since`. */
  | { type: "recent"; since: string; events: LiveEvent[]; connected: boolean }
  | { type: "connected"; is: boolean };

/**
 * Follows the stream of events. Among the browser's pages, the one with the lock reads the stream and passes events to
 * the others. Without support for locks, each page has its own stream. Returns a function that stops it.
 */
export function shareStream({ member, from, hear, connected }: Sharing): () => void {
  let known = from;
  let leave = () => {};
  let timer = 0;

  const take = (event: LiveEvent) => {
    if (event.id !== null) {
      if (event.kind !== "reset" && !isNews(event.id, known)) return;
      known = event.id;
    }
    hear(event);
  };

  function join(): void {
    const channel = "BroadcastChannel" in window ? new BroadcastChannel(`events ${member}`) : undefined;
    const quit = new AbortController();
    let closeStream: (() => void) | undefined;
    let since = known;
    let events: LiveEvent[] = [];
    let open = false;
    const say = (said: Said) => channel?.postMessage(said);
    const tell = () => say({ type: "recent", since, events, connected: open });

    function lead(): void {
      since = known;
      events = [];
      closeStream = openStream(() => known, {
        hear(event) {
          take(event);
          say({ type: "event", event });
          if (event.kind === "reset") [since, events] = [known, []];
          else if (event.id !== null) events.push(event);
          if (events.length > KEPT) since = events.shift()!.id!;
        },
        connected(is) {
          open = is;
          connected(is);
          say({ type: "connected", is });
        },
      });
      tell();
    }

    function answer(said: Said): void {
      if (said.type === "hello" && closeStream) tell();
      if (said.type === "event" && !closeStream) take(said.event);
      if (said.type === "connected" && !closeStream) connected(said.is);
      if (said.type !== "recent" || closeStream) return;
      if (!knowsAllOf(known, said.since)) take({ kind: "reset", id: said.since, data: {} });
      for (const event of said.events) take(event);
      connected(said.connected);
    }

    channel?.addEventListener("message", ({ data }) => answer(data as Said));
    say({ type: "hello", known });
    timer = window.setTimeout(() => {
      if (!navigator.locks) return lead();
      const ended = new Promise<void>((end) => quit.signal.addEventListener("abort", () => end()));
      // Ignores the rejection of the lock request if the page leaves before its turn.
      const untilEnded = () => {
        lead();
        return ended;
      };
      navigator.locks.request(`events ${member}`, { signal: quit.signal }, untilEnded).catch(() => {});
    }, SETTLED);

    leave = () => {
      leave = () => {};
      clearTimeout(timer);
      closeStream?.();
      quit.abort();
      channel?.close();
      connected(false);
    };
  }

  const turn = () => {
    leave();
    if (document.visibilityState === "visible") join();
  };
  const hide = () => leave();
  turn();
  document.addEventListener("visibilitychange", turn);
  window.addEventListener("pageshow", turn);
  window.addEventListener("pagehide", hide);
  return () => {
    leave();
    document.removeEventListener("visibilitychange", turn);
    window.removeEventListener("pageshow", turn);
    window.removeEventListener("pagehide", hide);
  };
}
