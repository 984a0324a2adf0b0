import type { PageStates } from "~/tests/support/page-states";

export default [{ name: "signup", path: "/signup", as: "visitor" }] satisfies PageStates;
