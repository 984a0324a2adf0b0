import { domainError } from "~/app/domain/errors";

/** The case or the order has to do with no such conversation. */
export const noSuchTalk = domainError("chat_look.no_conversation", "invalid");
/** The case is closed, or the order was complied with: nothing more is needed of it. */
export const nothingNeeded = domainError("chat_look.not_needed", "conflict");
/** There is no such leave to read, or it is somebody else's. */
export const noSuchReading = domainError("console.not_found", "not_found");
/** Its minutes are over. */
export const readingOver = domainError("chat_look.over", "conflict");
/** These messages were shown already: a form that was sent twice. */
export const shownAlready = domainError("chat_look.shown_already", "conflict");
/** As much was read as may be on one day. */
export const readEnough = domainError("chat_look.enough", "conflict");
