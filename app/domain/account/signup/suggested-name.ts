// Has no imports, because browsers load this file.

/** The part before the @. "" if it identifies its owner: a full name with a year, or no letters at all. */
export function suggestedName(email: string): string {
  const at = email.lastIndexOf("@");
  if (at < 1 || at === email.length - 1) return "";
  const local = email.slice(0, at).split("+")[0]!.trim();
  return /\p{L}/u.test(local) && !tellsWhoItIs(local) ? local : "";
}

/** Two names, or enough letters for two, beside digits that may be a year of birth. */
function tellsWhoItIs(local: string): boolean {
  const names = local.match(/\p{L}{2,}/gu) ?? [];
  const letters = names.join("").length;
  const hasYear = /(?<!\d)(?:19|20)\d{2}(?!\d)/.test(local);
  const hasShortYear = /(?<!\d)\d{2}(?!\d)/.test(local);
  if (names.length > 1) return hasYear || hasShortYear;
  return hasYear && letters >= LETTERS_OF_TWO;
}

const LETTERS_OF_TWO = 8;
