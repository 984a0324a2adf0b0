import { profileNotFound } from "~/app/domain/people/profiles/profiles.errors";
import {
  answerRequest,
  arrange,
  conversationWith,
  deleteConversation,
  restoreConversation,
} from "~/app/domain/talk/chats/chats";
import { chatNotFound, selfChat, tooManyPinned } from "~/app/domain/talk/chats/chats.errors";
import { arrangementRequest, chatQuery, conversationRequest } from "~/app/domain/talk/chats/chats.schema";
import { chatAnswer } from "~/app/domain/talk/chats/chats.wire";
import { DONE, doneAnswer, endpoint, memberCall } from "~/app/request/endpoint";

const chat = endpoint({
  GET: memberCall(
    {
      summary: "Returns the conversation with a member, and creates it if absent",
      input: chatQuery,
      answer: chatAnswer,
      errors: [selfChat, profileNotFound],
    },
    async ({ site, member, input }) => ({ id: await conversationWith(site, member, input.profile) }),
  ),
  PATCH: memberCall(
    {
      summary: "Pins, mutes, archives or accepts a conversation",
      input: arrangementRequest,
      answer: doneAnswer,
      errors: [chatNotFound, tooManyPinned],
    },
    async ({ site, member, input: { conversation, request, deleted, ...to } }) => {
      if (deleted === false) await restoreConversation(site, member, conversation);
      if (request) await answerRequest(site, member, conversation, request === "accept");
      await arrange(site, member, conversation, to);
      return DONE;
    },
  ),
  DELETE: memberCall(
    {
      summary: "Deletes a conversation for this member alone",
      input: conversationRequest,
      answer: doneAnswer,
      errors: [chatNotFound],
    },
    async ({ site, member, input }) => {
      await deleteConversation(site, member, input.conversation);
      return DONE;
    },
  ),
});

export const loader = chat;
export const action = chat;
