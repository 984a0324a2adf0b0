import type { PageStates } from "~/tests/support/page-states";

export default [{ name: "premium", path: "/premium", as: "visitor" }] satisfies PageStates;
