import { type RefObject, useLayoutEffect, useRef } from "react";
import { COMPOSER_FIELD } from "./composer-field";

/** Moves the focus to the composer when an element that may have it goes away. */
export function useFocusReturn<T extends HTMLElement>(): RefObject<T> {
  const ref = useRef<T>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      const { activeElement: focused } = document;
      if (!element?.contains(focused)) return;
      // Sets the focus for keyboard users only, because a focused field opens a phone's keyboard.
      if (focused?.matches(":focus-visible")) document.getElementById(COMPOSER_FIELD)?.focus();
    };
  }, []);
  return ref;
}
