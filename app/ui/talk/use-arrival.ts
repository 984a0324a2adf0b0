import { useEffect } from "react";
import { useNavigationType } from "~/app/router/client";
import { COMPOSER_FIELD } from "./composer-field";

/**
 * Moves the focus to the composer for a member who opens a conversation by key, instead of before the list. `target` is
 * a requested message, which gets the focus. "" for none.
 */
export function useArrival(conversation: string, target: string): void {
  const way = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is another conversation that one arrives at
  useEffect(() => {
    // After a reload or Back the browser's own place for the focus is better.
    if (way === "POP" || target) return;
    const { activeElement: focused } = document;
    // The link is gone with its page, and `PageFocus`, which runs before, passed its focus to this page. A tapped link
    // moves no focus, because a focused field opens a phone's keyboard.
    if (focused?.matches(":focus-visible")) document.getElementById(COMPOSER_FIELD)?.focus({ preventScroll: true });
  }, [conversation]);
}
