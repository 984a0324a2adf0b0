import { farTooLong, lengthOf, manyLines } from "~/app/domain/texts";
import { emptyMessage, tooLong } from "./chats.errors";

/** Maximum length of a message, in characters as people count them. */
export const LONGEST = 4000;

/**
 * Normalizes a message's text. Throws chats.message_too_long, and chats.empty_message unless a photo is sent with the
 * text.
 */
export function messageText(typed: string, { withPhoto = false } = {}): string {
  if (farTooLong(typed, LONGEST)) throw messageTooLong();
  const text = manyLines(typed);
  if (text === "" && !withPhoto) throw emptyMessage({ fields: { text: [{ key: "chats.empty_message" }] } });
  if (lengthOf(text) > LONGEST) throw messageTooLong();
  return text;
}

export function messageTooLong() {
  const params = { max: LONGEST };
  return tooLong({ fields: { text: [{ key: "chats.message_too_long", params }] }, params });
}
