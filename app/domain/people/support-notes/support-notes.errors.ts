import { domainError } from "~/app/domain/errors";

export const noteEmpty = domainError("account.note_empty", "invalid");
/** Comes with the most characters that a note may have. */
export const noteTooLong = domainError("account.note_too_long", "invalid");
