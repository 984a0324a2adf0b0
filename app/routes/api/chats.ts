import { conversationsOf } from "~/app/domain/talk/chats/chats";
import { chatNotFound } from "~/app/domain/talk/chats/chats.errors";
import { chatsQuery } from "~/app/domain/talk/chats/chats.schema";
import { chatsAnswer, conversationWire } from "~/app/domain/talk/chats/chats.wire";
import { endpoint, memberCall } from "~/app/request/endpoint";

const chats = endpoint({
  GET: memberCall(
    {
      summary: "Lists the member’s conversations, the newest first",
      input: chatsQuery,
      answer: chatsAnswer,
      errors: [chatNotFound],
      polled: true,
    },
    async ({ site, member, input: { q: name, ...query } }) => {
      const conversations = await conversationsOf(site, member, { ...query, name });
      return { chats: conversations.map((conversation) => conversationWire(conversation, site.tenant)) };
    },
  ),
});

export const loader = chats;
export const action = chats;
