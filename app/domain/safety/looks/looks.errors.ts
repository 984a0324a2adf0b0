import { domainError } from "~/app/domain/errors";

/** The conversation does not belong to the case or order. */
export const noSuchTalk = domainError("chat_look.no_conversation", "invalid");
/** The case is closed, or the order was complied with: no reading is needed. */
export const nothingNeeded = domainError("chat_look.not_needed", "conflict");
/** The reading does not exist or belongs to another operator. */
export const noSuchReading = domainError("console.not_found", "not_found");
export const readingOver = domainError("chat_look.over", "conflict");
/** The messages were already shown: the form was sent twice. */
export const shownAlready = domainError("chat_look.shown_already", "conflict");
export const readEnough = domainError("chat_look.enough", "conflict");
