import type { PageStates } from "~/tests/support/page-states";

export default [{ name: "signup-location", path: "/signup/location", as: "member" }] satisfies PageStates;
