import { z } from "zod";

// Whether there is such a conversation or profile is the verbs' to say: a malformed id is answered as an unknown one.

export const chatQuery = z.object({ profile: z.string() });

export const conversationRequest = z.object({ conversation: z.string() });

export const messagesQuery = z.object({
  conversation: z.string(),
  before: z
    .string()
    .transform((id) => id || undefined)
    .optional(),
});

/** `key` is the sender's own for this message, so that sending again after a lost answer is still one message. */
export const messageDraft = z.object({
  conversation: z.string(),
  text: z.string("chats.empty_message"),
  key: z.string().min(1).max(200),
});

export type MessageDraft = z.infer<typeof messageDraft>;
