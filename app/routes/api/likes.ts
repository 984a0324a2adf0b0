import { like, likesOf, unlike } from "~/app/domain/likes/likes";
import { likeRequest } from "~/app/domain/likes/likes.schema";
import { likesWire } from "~/app/domain/likes/likes.wire";
import { endpoint } from "~/app/request/endpoint";

const likes = endpoint({
  GET: [null, async ({ site, member }) => likesWire(await likesOf(site, member), site.tenant)],
  POST: [
    likeRequest,
    async ({ site, member, input }) => {
      await like(site, member, input.profile);
      return { status: "done" };
    },
  ],
  DELETE: [
    likeRequest,
    async ({ site, member, input }) => {
      await unlike(site, member, input.profile);
      return { status: "done" };
    },
  ],
});

export const loader = likes;
export const action = likes;
