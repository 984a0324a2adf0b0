import { farTooLong, lengthOf, manyLines } from "~/app/domain/texts";
import { emptyMessage, tooLong } from "./chats.errors";

/** The longest message, in characters as people count them. */
export const LONGEST = 4000;

/** The words of a message as they are stored. Throws chats.empty_message and chats.message_too_long. */
export function messageText(typed: string): string {
  if (farTooLong(typed, LONGEST)) throw messageTooLong();
  const text = manyLines(typed);
  if (text === "") throw emptyMessage({ fields: { text: [{ key: "chats.empty_message" }] } });
  if (lengthOf(text) > LONGEST) throw messageTooLong();
  return text;
}

export function messageTooLong() {
  const params = { max: LONGEST };
  return tooLong({ fields: { text: [{ key: "chats.message_too_long", params }] }, params });
}
