import { domainError } from "~/app/domain/errors";

export const chatNotFound = domainError("chats.not_found", "not_found");
export const tooManyPinned = domainError("chats.too_many_pinned", "conflict");
export const selfChat = domainError("chats.self", "invalid");
export const recipientUnavailable = domainError("chats.recipient_unavailable", "forbidden");
/** A key that was for another conversation: a client's mistake, which no person sees. */
export const keyUsed = domainError("request.invalid", "invalid");
export const emptyMessage = domainError("chats.empty_message", "invalid");
export const takenBackTooLate = domainError("chats.take_back_too_late", "conflict");
export const tooLong = domainError("chats.message_too_long", "invalid");
