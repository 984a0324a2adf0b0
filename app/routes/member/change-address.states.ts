import type { PageStates } from "~/tests/support/page-states";

export default [
  { name: "notifications-address", path: "/notifications/address", as: "member", pictured: [] },
] satisfies PageStates;
