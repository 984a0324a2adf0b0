import type { PageStates } from "~/tests/support/page-states";

export default [{ name: "photos", path: "/profile/photos", as: "member" }] satisfies PageStates;
