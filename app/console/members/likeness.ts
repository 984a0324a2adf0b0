import type { Likeness } from "~/app/domain/people/lookup/like-accounts";
import type { Words } from "~/app/locales";

/** Formats why two accounts may be the same person's: "same mailbox, same photo". */
export function likenessInWords(why: Likeness[], { t }: Words): string {
  return why.map((each) => t(`desk.like_${each}`)).join(", ");
}
