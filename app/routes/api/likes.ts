import { like, likesOf, unlike } from "~/app/domain/people/likes/likes";
import { selfLiked } from "~/app/domain/people/likes/likes.errors";
import { likeRequest } from "~/app/domain/people/likes/likes.schema";
import { likesAnswer, likesWire } from "~/app/domain/people/likes/likes.wire";
import { profileNotFound } from "~/app/domain/people/profiles/profiles.errors";
import { keepPace } from "~/app/domain/site/limits/paces";
import { DONE, doneAnswer, endpoint, memberCall } from "~/app/request/endpoint";

const likes = endpoint({
  GET: memberCall(
    { summary: "Lists likes given and received", answer: likesAnswer, polled: true },
    async ({ site, member }) => likesWire(await likesOf(site, member), site.tenant),
  ),
  POST: memberCall(
    { summary: "Likes a member", input: likeRequest, answer: doneAnswer, errors: [selfLiked, profileNotFound] },
    async ({ site, member, input }) => {
      await keepPace(site, member, "likes");
      await like(site, member, input.profile, input.prompt);
      return DONE;
    },
  ),
  DELETE: memberCall(
    { summary: "Removes a like", input: likeRequest, answer: doneAnswer, errors: [profileNotFound] },
    async ({ site, member, input }) => {
      await unlike(site, member, input.profile);
      return DONE;
    },
  ),
});

export const loader = likes;
export const action = likes;
