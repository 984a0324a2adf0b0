import type { PageStates } from "~/tests/support/page-states";

export default [{ name: "account-blocked", path: "/account/blocked", as: "member" }] satisfies PageStates;
