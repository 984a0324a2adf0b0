import type { Stored } from "~/app/stored";

// What each page of a member needs of the words that are kept for after a log-in. The rest is loaded once a session ends.

/** What was filled in when the session ended, of one member. */
export interface Kept {
  member: string;
  /** By `nameOf` the form. */
  forms: Record<string, [field: string, value: string][]>;
}

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

/** When the last field was changed, in ms since the page began. -Infinity once a form was sent: the member has finished. */
export const typed = { at: Number.NEGATIVE_INFINITY };

const KINDS = ["input", "change", "submit"];

/** Notes which fields are changed, and when. Returns what ends that. */
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

/** Whether words of a member wait for a log-in. */
export function hasKeptWords(): boolean {
  return readWords() !== null;
}

export function readWords(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT_WORDS.name) ?? "null");
  } catch {
    return null; // the browser keeps nothing for this site
  }
}

export function storeWords(kept: Kept | null): void {
  try {
    if (kept) sessionStorage.setItem(KEPT_WORDS.name, JSON.stringify(kept));
    else sessionStorage.removeItem(KEPT_WORDS.name);
  } catch {
    // The browser keeps nothing for this site: the words are gone with the page.
  }
}
