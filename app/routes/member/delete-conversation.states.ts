import { linkOn, type PageStates } from "~/tests/support/page-states";

export default [
  {
    name: "conversation-delete",
    path: async (page) => `${await linkOn(page, "/chats", "/chats/")}/delete`,
    as: "member",
  },
] satisfies PageStates;
