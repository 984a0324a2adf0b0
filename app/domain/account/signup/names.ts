import { foldLookAlikes } from "~/app/domain/look-alikes";
import { withFewMarks } from "~/app/domain/texts";

/** In characters, as a person counts them. */
export const NAME_MAX = 150;

/** Whether people would see it begin with an @ of any script, after characters that are invisible. */
export function startsWithAt(name: string): boolean {
  return lookOf(name).startsWith("@");
}

/** Whether a reader would take the name for the address, also where letters of another alphabet stand in it. */
export function looksLikeAddress(name: string, email: string): boolean {
  return lookOf(name) === lookOf(email);
}

/** Maps texts that look alike to one, without gaps, marks and what is invisible. */
function lookOf(text: string): string {
  return foldLookAlikes(withFewMarks(text)).replace(/[\p{M}\p{C}\p{Z}]/gu, "");
}
