import { EVERYBODY, linkOn, type PageStates } from "~/tests/support/page-states";

export default [
  {
    name: "member-signup",
    path: async (page) => `${await linkOn(page, EVERYBODY, "/members/")}/signup`,
    as: "visitor",
    pictured: ["people"],
  },
] satisfies PageStates;
