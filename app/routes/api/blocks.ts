import { block, unblock } from "~/app/domain/blocks/blocks";
import { blockRequest } from "~/app/domain/blocks/blocks.schema";
import { endpoint } from "~/app/request/endpoint";

const blocks = endpoint({
  POST: [
    blockRequest,
    async ({ site, member, input }) => {
      await block(site, member, input.profile);
      return { status: "done" };
    },
  ],
  DELETE: [
    blockRequest,
    async ({ site, member, input }) => {
      await unblock(site, member, input.profile);
      return { status: "done" };
    },
  ],
});

export const loader = blocks;
export const action = blocks;
