import { useEffect } from "react";
import { useNavigationType } from "~/app/router/client";
import { COMPOSER_FIELD } from "./composer-field";

/**
 * Somebody who comes to a conversation by key from another page goes on in the composer, and not before the list of all
 * conversations. `target` is the message that was asked for, which has the focus then; "" for none.
 */
export function useArrival(conversation: string, target: string): void {
  const way = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is another conversation that one arrives at
  useEffect(() => {
    // Loaded anew, or come back to: the browser's own place for the focus is better.
    if (way === "POP" || target) return;
    const { activeElement: focused } = document;
    // The link is gone with its page: `PageFocus`, which comes before, has given its focus to this one.
    // A field that is focused brings up a phone's keyboard, which nobody asked for who tapped.
    if (focused?.matches(":focus-visible")) document.getElementById(COMPOSER_FIELD)?.focus({ preventScroll: true });
  }, [conversation]);
}
