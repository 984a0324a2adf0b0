import { EVERYBODY, linkOn, type PageStates } from "~/tests/support/page-states";

export default [
  {
    name: "profile-visitor",
    path: (page) => linkOn(page, EVERYBODY, "/members/"),
    as: "visitor",
    pictured: ["people"],
  },
  { name: "profile", path: (page) => linkOn(page, "/likes", "/members/"), as: "member" },
  { name: "profile-fictional", path: (page) => linkOn(page, "/likes/given", "/members/", -1), as: "member" },
] satisfies PageStates;
