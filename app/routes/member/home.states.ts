import type { PageStates } from "~/tests/support/page-states";

export default [{ name: "home", path: "/home", as: "member" }] satisfies PageStates;
