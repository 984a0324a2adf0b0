import { profileNotFound } from "~/app/domain/people/profiles/profiles.errors";
import { block, unblock } from "~/app/domain/safety/blocks/blocks";
import { selfBlocked } from "~/app/domain/safety/blocks/blocks.errors";
import { blockRequest } from "~/app/domain/safety/blocks/blocks.schema";
import { keepPace } from "~/app/domain/site/limits/paces";
import { DONE, doneAnswer, endpoint, memberCall } from "~/app/request/endpoint";

const blocks = endpoint({
  POST: memberCall(
    {
      summary: "Blocks a member",
      input: blockRequest,
      answer: doneAnswer,
      errors: [selfBlocked, profileNotFound],
      beforeTerms: true,
    },
    async ({ site, member, input }) => {
      await keepPace(site, member, "blocks");
      await block(site, member, input.profile);
      return DONE;
    },
  ),
  DELETE: memberCall(
    { summary: "Removes a block", input: blockRequest, answer: doneAnswer, errors: [profileNotFound] },
    async ({ site, member, input }) => {
      await keepPace(site, member, "blocks");
      await unblock(site, member, input.profile);
      return DONE;
    },
  ),
});

export const loader = blocks;
export const action = blocks;
