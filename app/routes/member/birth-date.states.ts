import type { PageStates } from "~/tests/support/page-states";

export default [{ name: "birth-date", path: "/profile/birth-date", as: "member" }] satisfies PageStates;
