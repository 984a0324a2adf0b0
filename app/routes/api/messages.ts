import { messagesOf, sendMessage } from "~/app/domain/chats/chats";
import { messageDraft, messagesQuery } from "~/app/domain/chats/chats.schema";
import { messageWire, sentWire } from "~/app/domain/chats/chats.wire";
import { endpoint, json } from "~/app/request/endpoint";

const messages = endpoint({
  GET: [
    messagesQuery,
    async ({ site, member, input }) => {
      const { messages, hasMore } = await messagesOf(site, member, input.conversation, input.before);
      return { messages: messages.map(messageWire), has_more: hasMore };
    },
  ],
  POST: [
    messageDraft,
    async ({ site, member, input }) => {
      const sent = await sendMessage(site, member, input);
      return json(sentWire(sent), sent.created ? 201 : 200);
    },
  ],
});

export const loader = messages;
export const action = messages;
