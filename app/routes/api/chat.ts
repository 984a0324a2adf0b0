import {
  answerRequest,
  arrange,
  conversationWith,
  deleteConversation,
  restoreConversation,
} from "~/app/domain/chats/chats";
import { chatNotFound, selfChat, tooManyPinned } from "~/app/domain/chats/chats.errors";
import { arrangementRequest, chatQuery, conversationRequest } from "~/app/domain/chats/chats.schema";
import { chatAnswer } from "~/app/domain/chats/chats.wire";
import { profileNotFound } from "~/app/domain/profiles/profiles.errors";
import { DONE, doneAnswer, endpoint, memberCall } from "~/app/request/endpoint";

const chat = endpoint({
  GET: memberCall(
    { input: chatQuery, answer: chatAnswer, errors: [selfChat, profileNotFound] },
    async ({ site, member, input }) => ({ id: await conversationWith(site, member, input.profile) }),
  ),
  PATCH: memberCall(
    { input: arrangementRequest, answer: doneAnswer, errors: [chatNotFound, tooManyPinned] },
    async ({ site, member, input: { conversation, request, deleted, ...to } }) => {
      if (deleted === false) await restoreConversation(site, member, conversation);
      if (request) await answerRequest(site, member, conversation, request === "accept");
      await arrange(site, member, conversation, to);
      return DONE;
    },
  ),
  DELETE: memberCall(
    { input: conversationRequest, answer: doneAnswer, errors: [chatNotFound] },
    async ({ site, member, input }) => {
      await deleteConversation(site, member, input.conversation);
      return DONE;
    },
  ),
});

export const loader = chat;
export const action = chat;
