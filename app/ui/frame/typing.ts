import type { Stored } from "~/app/stored";

// What each page of a member needs of the words that are kept for after a log-in. The rest is loaded once a session ends.

export const KEPT_WORDS: Stored = {
  name: "words",
  place: "session_storage",
  lasts: "tab",
  consent: false,
  purpose: "words",
};

/** Fields that were changed by hand. React makes the default of a controlled field what stands in it. */
const touched = new WeakSet<Element>();

export const wasTyped = (field: Element) => touched.has(field);

/** Notes which fields are changed. Returns what ends that. */
export function watchTyping(): () => void {
  const note = ({ target }: Event) => void touched.add(target as Element);
  for (const kind of ["input", "change"]) document.addEventListener(kind, note, true);
  return () => {
    for (const kind of ["input", "change"]) document.removeEventListener(kind, note, true);
  };
}

/** Whether words of a member wait for a log-in. */
export function hasKeptWords(): boolean {
  try {
    return sessionStorage.getItem(KEPT_WORDS.name) !== null;
  } catch {
    return false; // the browser keeps nothing for this site
  }
}
