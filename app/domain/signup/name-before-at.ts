import { charactersOf, oneLine, withFewMarks } from "~/app/domain/texts";

/** In characters, as a person counts them. */
export const NAME_MAX = 150;

/** A name to begin with: what stands before the @ of an address that is being typed, whichever @ it is. */
export function nameBeforeAt(email: string): string {
  const [before = ""] = withFewMarks(email).normalize("NFKC").split("@");
  return charactersOf(oneLine(before)).slice(0, NAME_MAX).join("");
}
