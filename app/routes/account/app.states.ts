import type { PageStates } from "~/tests/support/page-states";

export default [{ name: "account-app", path: "/account/app", as: "member" }] satisfies PageStates;
