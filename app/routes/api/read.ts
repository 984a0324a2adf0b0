import { markRead } from "~/app/domain/chats/chats";
import { conversationRequest } from "~/app/domain/chats/chats.schema";
import { endpoint } from "~/app/request/endpoint";

const read = endpoint({
  POST: [
    conversationRequest,
    async ({ site, member, input }) => {
      await markRead(site, member, input.conversation);
      return { status: "done" };
    },
  ],
});

export const loader = read;
export const action = read;
