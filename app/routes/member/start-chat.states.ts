import { EVERYBODY, linkOn, type PageStates } from "~/tests/support/page-states";

export default [
  // Comes last, because this state creates a conversation, which the lists show from then on.
  {
    name: "chat-new",
    path: async (page) => `${await linkOn(page, EVERYBODY, "/members/", -1)}/chat`,
    as: "member",
    last: true,
  },
] satisfies PageStates;
