import type { PageStates } from "~/tests/support/page-states";

export default [{ name: "account-privacy", path: "/account/privacy", as: "member" }] satisfies PageStates;
