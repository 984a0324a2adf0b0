import { z } from "zod";
import { solution } from "~/app/domain/safety/puzzles/puzzles.schema";
import { REACTIONS } from "./message-actions";

// The verbs check the conversation or profile: a malformed id gets the same answer as an unknown id.

export const chatQuery = z.object({ profile: z.string() });

export const CHAT_FILTERS = ["all", "unread", "matches", "requests", "archived"] as const;

export type ChatFilter = (typeof CHAT_FILTERS)[number];

/** A part of the list: after the conversation `before`, with `q` in the other's name. */
export type ChatsQuery = z.output<typeof chatsQuery>;

export const chatsQuery = z.object({
  before: z
    .string()
    .transform((id) => id || undefined)
    .optional(),
  filter: z.enum(CHAT_FILTERS).catch("all").default("all"),
  q: z.string().trim().max(100).catch("").default(""),
});

export const findQuery = z.object({ q: z.string().trim().max(100).catch("").default("") });

/** The fields of a conversation's arrangement. `photos`: whether the other's photos are shown unblurred. */
const arrangement = { archived: z.boolean(), muted: z.boolean(), pinned: z.boolean(), photos: z.boolean() };

/** The arrangement's fields. A missing field stays unchanged. */
export const arrangementRequest = z
  .object({ conversation: z.string(), request: z.enum(["accept", "refuse"]), ...arrangement })
  // Undoes a deletion.
  .extend({ deleted: z.literal(false) })
  .partial({ request: true, archived: true, muted: true, pinned: true, photos: true, deleted: true });

const flag = z.enum(["true", "false"]).transform((text) => text === "true");

export const arrangementForm = z.object({ archived: flag, muted: flag, pinned: flag, photos: flag }).partial();
export type ArrangementRequest = z.infer<typeof arrangementForm>;

export const requestForm = z.object({ accept: flag });

export const conversationRequest = z.object({ conversation: z.string() });

const optionalId = z
  .string()
  .transform((id) => id || undefined)
  .optional();

/** A draft. `key` is the key of the message that it becomes: a draft that arrives after its message is dropped. */
export const draftRequest = z.object({
  conversation: z.string(),
  text: z.string(),
  key: z.string().min(1).max(200).optional(),
});

export type DraftRequest = z.infer<typeof draftRequest>;

export const messageRequest = z.object({ message: z.string() });

/** A reaction to a message; null removes it. */
export const reactionRequest = messageRequest.extend({ reaction: z.enum(REACTIONS).nullable() });

export const reactionForm = z.object({ reaction: z.enum([...REACTIONS, ""]) });

/** A part of a conversation by message ids. Of several ids, the first one counts. */
export const messagesPart = z.object({ before: optionalId, after: optionalId, around: optionalId });

export const messagesQuery = messagesPart.extend({ conversation: z.string() });

/** A message. `key` is the sender's own for this message, so a resend after a lost answer is still one message. */
export const messageDraft = z
  .object({
    conversation: z.string(),
    /** The text. "" is valid only with a photo. */
    text: z.string("chats.empty_message").default(""),
    key: z.string().min(1).max(200),
    reply_to: optionalId,
  })
  // The solution of a puzzle, if `chats.copies_to_prove` required one.
  .extend(solution.partial().shape);

export const photoSize = z.enum(["s", "m", "l", "b"]);

export type MessageDraft = z.infer<typeof messageDraft>;
