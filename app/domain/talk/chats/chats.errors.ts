import { domainError } from "~/app/domain/errors";

export const chatNotFound = domainError("chats.not_found", "not_found");
export const tooManyPinned = domainError("chats.too_many_pinned", "conflict");
export const selfChat = domainError("chats.self", "invalid");
export const recipientUnavailable = domainError("chats.recipient_unavailable", "forbidden");
/** The key belongs to another conversation: a client's bug, which no member sees. */
export const keyUsed = domainError("request.invalid", "invalid");
export const emptyMessage = domainError("chats.empty_message", "invalid");
export const takenBackTooLate = domainError("chats.take_back_too_late", "conflict");
/** The site or the recipient accepts no photos, or the recipient has not answered yet. */
export const photosOff = domainError("chats.photos_off", "forbidden");
export const photosRefused = domainError("chats.photos_refused", "forbidden");
export const photosTooSoon = domainError("chats.photos_too_soon", "forbidden");
export const tooLong = domainError("chats.message_too_long", "invalid");
