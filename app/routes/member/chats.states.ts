import type { PageStates } from "~/tests/support/page-states";

export default [{ name: "chats", path: "/chats", as: "member" }] satisfies PageStates;
