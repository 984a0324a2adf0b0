import { useEffect, useRef, useState } from "react";
import type { Activity } from "~/app/domain/people/presence/presence";
import { type LiveEvent, useOnEvent } from "~/app/ui/frame/events/hub";

/** How long somebody who did something is taken to be here, in ms: as long as the server does. */
const HERE = 10 * 60_000;

/** When the other was last here: as of the page's data, and now where they have typed, written or read something since. */
export function useActivity(
  loaded: Activity | null,
  { conversation, me }: { conversation: string; me: string },
): Activity | null {
  const [here, setHere] = useState(false);
  const timer = useRef(0);
  useOnEvent((event) => {
    const by = actorOf(event, conversation);
    if (by === null || by === me) return;
    setHere(true);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setHere(false), HERE);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  // Null is what is not shared: then nothing that happens says it either.
  return here && loaded ? "now" : loaded;
}

/** Who did something in a conversation. */
function actorOf(event: LiveEvent, conversation: string): string | null {
  if (event.kind === "message")
    return event.data.message.conversation === conversation ? event.data.message.from : null;
  if (event.kind !== "typing" && event.kind !== "read") return null;
  return event.data.conversation === conversation ? event.data.profile : null;
}
