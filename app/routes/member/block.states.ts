import { linkOn, type PageStates } from "~/tests/support/page-states";

export default [
  {
    name: "block",
    path: async (page) => `${await linkOn(page, "/members", "/members/")}/block`,
    as: "member",
  },
] satisfies PageStates;
