import type { PageStates } from "~/tests/support/page-states";

export default [{ name: "signup-matches", path: "/signup-matches", as: "visitor", pictured: [] }] satisfies PageStates;
