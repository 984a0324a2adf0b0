import type { PageStates } from "~/tests/support/page-states";

export default [{ name: "account", path: "/account", as: "member" }] satisfies PageStates;
