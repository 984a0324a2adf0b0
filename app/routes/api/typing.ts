import { announceTyping } from "~/app/domain/chats/chats";
import { chatNotFound } from "~/app/domain/chats/chats.errors";
import { conversationRequest } from "~/app/domain/chats/chats.schema";
import { keepPace } from "~/app/domain/limits/paces";
import { DONE, doneAnswer, endpoint, memberCall } from "~/app/request/endpoint";

const typing = endpoint({
  POST: memberCall(
    { input: conversationRequest, answer: doneAnswer, errors: [chatNotFound] },
    async ({ site, member, input }) => {
      await keepPace(site, member, "typing");
      await announceTyping(site, member, input.conversation);
      return DONE;
    },
  ),
});

export const loader = typing;
export const action = typing;
