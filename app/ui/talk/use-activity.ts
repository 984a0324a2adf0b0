import { useEffect, useRef, useState } from "react";
import type { Activity } from "~/app/domain/people/presence/presence";
import { type LiveEvent, useOnEvent } from "~/app/ui/frame/events/hub";

/** How long a member counts as online after an action, in ms. The server uses the same time. */
const HERE = 10 * 60_000;

/** Returns when the other member was last active: from the page's data, or now if they typed, wrote or read since. */
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
  // Null means that the member does not share when they are active. Then typing or reading must not reveal it either.
  return here && loaded ? "now" : loaded;
}

function actorOf(event: LiveEvent, conversation: string): string | null {
  if (event.kind === "message")
    return event.data.message.conversation === conversation ? event.data.message.from : null;
  if (event.kind !== "typing" && event.kind !== "read") return null;
  return event.data.conversation === conversation ? event.data.profile : null;
}
