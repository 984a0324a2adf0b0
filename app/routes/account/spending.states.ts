import type { PageStates } from "~/tests/support/page-states";

export default [
  { name: "account-spending", path: "/account/spending", as: "member", pictured: [] },
] satisfies PageStates;
