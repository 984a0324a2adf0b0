import { keepPace } from "~/app/domain/site/limits/paces";
import { announceTyping } from "~/app/domain/talk/chats/chats";
import { chatNotFound } from "~/app/domain/talk/chats/chats.errors";
import { conversationRequest } from "~/app/domain/talk/chats/chats.schema";
import { DONE, doneAnswer, endpoint, memberCall } from "~/app/request/endpoint";

const typing = endpoint({
  POST: memberCall(
    {
      summary: "Reports that the member is typing",
      input: conversationRequest,
      answer: doneAnswer,
      errors: [chatNotFound],
    },
    async ({ site, member, input }) => {
      await keepPace(site, member, "typing");
      await announceTyping(site, member, input.conversation);
      return DONE;
    },
  ),
});

export const loader = typing;
export const action = typing;
