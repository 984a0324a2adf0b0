import type { PageStates } from "~/tests/support/page-states";

export default [{ name: "account-password", path: "/account/password", as: "member" }] satisfies PageStates;
