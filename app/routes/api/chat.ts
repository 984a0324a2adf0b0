import { conversationWith, deleteConversation } from "~/app/domain/chats/chats";
import { chatQuery, conversationRequest } from "~/app/domain/chats/chats.schema";
import { endpoint } from "~/app/request/endpoint";

const chat = endpoint({
  GET: [chatQuery, async ({ site, member, input }) => ({ id: await conversationWith(site, member, input.profile) })],
  DELETE: [
    conversationRequest,
    async ({ site, member, input }) => {
      await deleteConversation(site, member, input.conversation);
      return { status: "done" };
    },
  ],
});

export const loader = chat;
export const action = chat;
