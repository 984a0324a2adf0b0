import type { PageStates } from "~/tests/support/page-states";

export default [
  { name: "own-profile", path: "/profile", as: "member" },
  { name: "own-profile-end", path: "/profile", as: "member", end: true },
] satisfies PageStates;
