import { keepDraft } from "~/app/domain/chats/chats";
import { chatNotFound, tooLong } from "~/app/domain/chats/chats.errors";
import { draftRequest } from "~/app/domain/chats/chats.schema";
import { keepPace } from "~/app/domain/limits/paces";
import { DONE, doneAnswer, endpoint, memberCall } from "~/app/request/endpoint";

const draft = endpoint({
  POST: memberCall(
    { input: draftRequest, answer: doneAnswer, errors: [chatNotFound, tooLong] },
    async ({ site, member, input }) => {
      await keepPace(site, member, "drafts");
      await keepDraft(site, member, input);
      return DONE;
    },
  ),
});

export const loader = draft;
export const action = draft;
