import { type RefObject, useLayoutEffect, useRef } from "react";
import { COMPOSER_FIELD } from "./composer-field";

/** For what goes away while somebody's keyboard may stand on it: they go on in the composer. */
export function useLeadBack<T extends HTMLElement>(): RefObject<T> {
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
