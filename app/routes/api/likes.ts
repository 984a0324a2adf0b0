import { like, likesOf, unlike } from "~/app/domain/likes/likes";
import { selfLiked } from "~/app/domain/likes/likes.errors";
import { likeRequest } from "~/app/domain/likes/likes.schema";
import { likesAnswer, likesWire } from "~/app/domain/likes/likes.wire";
import { keepPace } from "~/app/domain/limits/paces";
import { profileNotFound } from "~/app/domain/profiles/profiles.errors";
import { DONE, doneAnswer, endpoint, memberCall } from "~/app/request/endpoint";

const likes = endpoint({
  GET: memberCall({ answer: likesAnswer, polled: true }, async ({ site, member }) =>
    likesWire(await likesOf(site, member), site.tenant),
  ),
  POST: memberCall(
    { input: likeRequest, answer: doneAnswer, errors: [selfLiked, profileNotFound] },
    async ({ site, member, input }) => {
      await keepPace(site, member, "likes");
      await like(site, member, input.profile, input.prompt);
      return DONE;
    },
  ),
  DELETE: memberCall({ input: likeRequest, answer: doneAnswer }, async ({ site, member, input }) => {
    await unlike(site, member, input.profile);
    return DONE;
  }),
});

export const loader = likes;
export const action = likes;
