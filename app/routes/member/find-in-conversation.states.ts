import { linkOn, type PageStates } from "~/tests/support/page-states";

const path = (words: string) => async (page: Parameters<typeof linkOn>[0]) =>
  `${await linkOn(page, "/chats", "/chats/")}/search?q=${words}`;

export default [
  { name: "chat-search", path: path("e"), as: "member" },
  { name: "chat-search-nothing", path: path("xyzzy"), as: "member", pictured: [] },
] satisfies PageStates;
