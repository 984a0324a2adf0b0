import { conversationsOf } from "~/app/domain/chats/chats";
import { conversationWire } from "~/app/domain/chats/chats.wire";
import { endpoint } from "~/app/request/endpoint";

const chats = endpoint({
  GET: [
    null,
    async ({ site, member }) => {
      const conversations = await conversationsOf(site, member);
      return { chats: conversations.map((conversation) => conversationWire(conversation, site.tenant)) };
    },
  ],
});

export const loader = chats;
export const action = chats;
