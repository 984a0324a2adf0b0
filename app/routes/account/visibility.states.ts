import type { PageStates } from "~/tests/support/page-states";

export default [{ name: "account-visibility", path: "/account/visibility", as: "member" }] satisfies PageStates;
