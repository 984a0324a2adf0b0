import type { PageStates } from "~/tests/support/page-states";

export default [{ name: "match-finder", path: "/match-finder", as: "member" }] satisfies PageStates;
