import { z } from "zod";
import { solution } from "~/app/domain/safety/puzzles/puzzles.schema";
import { REACTIONS } from "./message-actions";

// The verbs check that the conversation or profile exists: a malformed id is answered as an unknown one.

export const chatQuery = z.object({ profile: z.string() });

export const CHAT_FILTERS = ["all", "unread", "matches", "requests", "archived"] as const;

export type ChatFilter = (typeof CHAT_FILTERS)[number];

/** Which part of the list: after the conversation `before`, and with `q` in the other's name. */
export type ChatsQuery = z.output<typeof chatsQuery>;

export const chatsQuery = z.object({
  before: z
    .string()
    .transform((id) => id || undefined)
    .optional(),
  filter: z.enum(CHAT_FILTERS).catch("all").default("all"),
  q: z.string().trim().max(100).catch("").default(""),
});

/** Words to look for in a conversation. */
export const findQuery = z.object({ q: z.string().trim().max(100).catch("").default("") });

/** `photos`: whether the other's are shown as they are. */
const arrangement = { archived: z.boolean(), muted: z.boolean(), pinned: z.boolean(), photos: z.boolean() };

/** The arrangement's fields. A missing field stays as it is. */
export const arrangementRequest = z
  .object({ conversation: z.string(), request: z.enum(["accept", "refuse"]), ...arrangement })
  // Undoes a deletion.
  .extend({ deleted: z.literal(false) })
  .partial({ request: true, archived: true, muted: true, pinned: true, photos: true, deleted: true });

const flag = z.enum(["true", "false"]).transform((text) => text === "true");

/** The same from a form. */
export const arrangementForm = z.object({ archived: flag, muted: flag, pinned: flag, photos: flag }).partial();
export type ArrangementRequest = z.infer<typeof arrangementForm>;

export const requestForm = z.object({ accept: flag });

export const conversationRequest = z.object({ conversation: z.string() });

const optionalId = z
  .string()
  .transform((id) => id || undefined)
  .optional();

/** `key` is what its message will be sent with: a draft that arrives after that is one no more. */
export const draftRequest = z.object({
  conversation: z.string(),
  text: z.string(),
  key: z.string().min(1).max(200).optional(),
});

export type DraftRequest = z.infer<typeof draftRequest>;

export const messageRequest = z.object({ message: z.string() });

/** A reaction to a message; null removes it. */
export const reactionRequest = messageRequest.extend({ reaction: z.enum(REACTIONS).nullable() });

/** The same from a form. */
export const reactionForm = z.object({ reaction: z.enum([...REACTIONS, ""]) });

/** The id of a message; the first of them that is given counts. */
export const messagesPart = z.object({ before: optionalId, after: optionalId, around: optionalId });

export const messagesQuery = messagesPart.extend({ conversation: z.string() });

/** `key` is the sender's own for this message, so that sending again after a lost answer is still one message. */
export const messageDraft = z
  .object({
    conversation: z.string(),
    /** "" beside a photo; without one that is refused. */
    text: z.string("chats.empty_message").default(""),
    key: z.string().min(1).max(200),
    /** The id of the message that it answers. */
    reply_to: optionalId,
  })
  // Where `chats.copies_to_prove` asked for one.
  .extend(solution.partial().shape);

/** Which of a message's photo somebody asks for. */
export const photoSize = z.enum(["s", "m", "l", "b"]);

export type MessageDraft = z.infer<typeof messageDraft>;
