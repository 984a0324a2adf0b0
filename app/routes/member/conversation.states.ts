import { linkOn, type PageStates } from "~/tests/support/page-states";

export default [
  { name: "conversation", path: (page) => linkOn(page, "/chats", "/chats/"), as: "member" },
  { name: "conversation-fictional", path: (page) => linkOn(page, "/chats", "/chats/", -1), as: "member" },
] satisfies PageStates;
