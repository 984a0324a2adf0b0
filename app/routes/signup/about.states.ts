import type { PageStates } from "~/tests/support/page-states";

export default [{ name: "signup-about", path: "/signup/about", as: "member" }] satisfies PageStates;
