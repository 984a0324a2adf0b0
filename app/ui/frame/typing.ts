import type { Stored } from "~/app/stored";

// The part of the storage of typed text that each page of a member needs. The rest loads when a session ends.

export interface Kept {
  member: string;
  /** The changed fields by form. The key is the result of `nameOf`. */
  forms: Record<string, [field: string, value: string][]>;
}

export const KEPT_WORDS: Stored = {
  name: "words",
  place: "session_storage",
  lasts: "tab",
  consent: false,
  purpose: "words",
};

/**
 * Fields that the member changed by hand. Needed because React makes the current value the default of a controlled
 * field.
 */
const touched = new WeakSet<Element>();

export const wasTyped = (field: Element) => touched.has(field);

/** The time of the last change, in ms since the page began. -Infinity once a form was sent. */
export const typed = { at: Number.NEGATIVE_INFINITY };

const KINDS = ["input", "change", "submit"];

/** Records changes of fields and their time. Returns a function that stops it. */
export function watchTyping(): () => void {
  const note = ({ target, type, timeStamp }: Event) => {
    touched.add(target as Element);
    typed.at = type === "submit" ? Number.NEGATIVE_INFINITY : timeStamp;
  };
  for (const kind of KINDS) document.addEventListener(kind, note, true);
  return () => {
    for (const kind of KINDS) document.removeEventListener(kind, note, true);
  };
}

export function hasKeptWords(): boolean {
  return readWords() !== null;
}

export function readWords(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT_WORDS.name) ?? "null");
  } catch {
    return null; // the browser stores nothing for this site
  }
}

export function storeWords(kept: Kept | null): void {
  try {
    if (kept) sessionStorage.setItem(KEPT_WORDS.name, JSON.stringify(kept));
    else sessionStorage.removeItem(KEPT_WORDS.name);
  } catch {
    // The browser stores nothing for this site: the text is lost with the page.
  }
}
