import { type RefObject, useLayoutEffect, useRef } from "react";
import { COMPOSER_FIELD } from "./composer-field";

/** Moves focus to the composer when an element goes away that may have it. */
export function useFocusReturn<T extends HTMLElement>(): RefObject<T> {
  const ref = useRef<T>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      const { activeElement: focused } = document;
      if (!element?.contains(focused)) return;
      // A field that is focused brings up a phone's keyboard, which nobody asked for who tapped.
      if (focused?.matches(":focus-visible")) document.getElementById(COMPOSER_FIELD)?.focus();
    };
  }, []);
  return ref;
}
