import { foldLookAlikes } from "~/app/domain/look-alikes";
import { withFewMarks } from "~/app/domain/texts";

/** In characters as a person counts them. */
export const NAME_MAX = 150;

/** Whether the name appears to begin with an @ of any script, after invisible characters. */
export function startsWithAt(name: string): boolean {
  return lookOf(name).startsWith("@");
}

/** Whether a reader would take the name for the address, even with letters of another alphabet. */
export function looksLikeAddress(name: string, email: string): boolean {
  return lookOf(name) === lookOf(email);
}

/** Maps texts that look alike to one, without gaps, marks and invisible characters. */
function lookOf(text: string): string {
  return foldLookAlikes(withFewMarks(text)).replace(/[\p{M}\p{C}\p{Z}]/gu, "");
}
