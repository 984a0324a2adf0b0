import type { PageStates } from "~/tests/support/page-states";

export default [{ name: "signup-photos", path: "/signup/photos", as: "member" }] satisfies PageStates;
