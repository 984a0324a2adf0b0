import { markRead } from "~/app/domain/talk/chats/chats";
import { chatNotFound } from "~/app/domain/talk/chats/chats.errors";
import { conversationRequest } from "~/app/domain/talk/chats/chats.schema";
import { DONE, doneAnswer, endpoint, memberCall } from "~/app/request/endpoint";

const read = endpoint({
  POST: memberCall(
    { summary: "Marks a conversation as read", input: conversationRequest, answer: doneAnswer, errors: [chatNotFound] },
    async ({ site, member, input }) => {
      await markRead(site, member, input.conversation);
      return DONE;
    },
  ),
});

export const loader = read;
export const action = read;
