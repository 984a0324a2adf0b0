// Has no imports, because browsers load this file.

/**
 * Suggests a name: the part of the address before the @. "" if that part identifies its owner, by a full name with a
 * year, or has no letters.
 */
export function suggestedName(email: string): string {
  const at = email.lastIndexOf("@");
  if (at < 1 || at === email.length - 1) return "";
  const local = email.slice(0, at).split("+")[0]!.trim();
  return /\p{L}/u.test(local) && !tellsWhoItIs(local) ? local : "";
}

/**
 * Returns whether the text identifies a person: two names, or enough letters for two, beside digits that may be a year
 * of birth.
 */
function tellsWhoItIs(local: string): boolean {
  const names = local.match(/\p{L}{2,}/gu) ?? [];
  const letters = names.join("").length;
  const hasYear = /(?<!\d)(?:19|20)\d{2}(?!\d)/.test(local);
  const hasShortYear = /(?<!\d)\d{2}(?!\d)/.test(local);
  if (names.length > 1) return hasYear || hasShortYear;
  return hasYear && letters >= LETTERS_OF_TWO;
}

const LETTERS_OF_TWO = 8;
