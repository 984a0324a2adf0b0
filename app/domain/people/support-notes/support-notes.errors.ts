import { domainError } from "~/app/domain/errors";

export const noteEmpty = domainError("account.note_empty", "invalid");
/** The parameter is the maximum number of characters. */
export const noteTooLong = domainError("account.note_too_long", "invalid");
