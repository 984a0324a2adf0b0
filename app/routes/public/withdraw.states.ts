import type { PageStates } from "~/tests/support/page-states";

export default [{ name: "withdraw", path: "/withdraw", as: "visitor" }] satisfies PageStates;
