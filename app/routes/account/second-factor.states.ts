import type { PageStates } from "~/tests/support/page-states";

export default [
  { name: "account-second-factor", path: "/account/second-factor", as: "member", pictured: [] },
] satisfies PageStates;
