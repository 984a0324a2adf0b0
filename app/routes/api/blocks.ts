import { block, unblock } from "~/app/domain/blocks/blocks";
import { selfBlocked } from "~/app/domain/blocks/blocks.errors";
import { blockRequest } from "~/app/domain/blocks/blocks.schema";
import { profileNotFound } from "~/app/domain/profiles/profiles.errors";
import { DONE, doneAnswer, endpoint, memberCall } from "~/app/request/endpoint";

const blocks = endpoint({
  POST: memberCall(
    { input: blockRequest, answer: doneAnswer, errors: [selfBlocked, profileNotFound], beforeTerms: true },
    async ({ site, member, input }) => {
      await block(site, member, input.profile);
      return DONE;
    },
  ),
  DELETE: memberCall({ input: blockRequest, answer: doneAnswer }, async ({ site, member, input }) => {
    await unblock(site, member, input.profile);
    return DONE;
  }),
});

export const loader = blocks;
export const action = blocks;
