import type { PageStates } from "~/tests/support/page-states";

export default [{ name: "account-deleted", path: "/account-deleted", as: "visitor" }] satisfies PageStates;
