import type { PageStates } from "~/tests/support/page-states";

export default [{ name: "account-delete", path: "/account/delete", as: "member" }] satisfies PageStates;
