import type { PageStates } from "~/tests/support/page-states";

export default [{ name: "signup-personal", path: "/signup/personal", as: "member" }] satisfies PageStates;
