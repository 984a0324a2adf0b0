import { keepPace } from "~/app/domain/site/limits/paces";
import { keepDraft } from "~/app/domain/talk/chats/chats";
import { chatNotFound, tooLong } from "~/app/domain/talk/chats/chats.errors";
import { draftRequest } from "~/app/domain/talk/chats/chats.schema";
import { DONE, doneAnswer, endpoint, memberCall } from "~/app/request/endpoint";

const draft = endpoint({
  POST: memberCall(
    {
      summary: "Saves the draft of a conversation",
      input: draftRequest,
      answer: doneAnswer,
      errors: [chatNotFound, tooLong],
    },
    async ({ site, member, input }) => {
      await keepPace(site, member, "drafts");
      await keepDraft(site, member, input);
      return DONE;
    },
  ),
});

export const loader = draft;
export const action = draft;
