import type { PageStates } from "~/tests/support/page-states";

export default [{ name: "notifications", path: "/notifications", as: "member" }] satisfies PageStates;
