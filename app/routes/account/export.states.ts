import type { PageStates } from "~/tests/support/page-states";

export default [{ name: "account-export", path: "/account/export", as: "member" }] satisfies PageStates;
