import type { PageStates } from "~/tests/support/page-states";

export default [
  { name: "not-found-visitor", path: "/nowhere", as: "visitor" },
  { name: "not-found", path: "/nowhere", as: "member" },
] satisfies PageStates;
