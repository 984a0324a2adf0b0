import type { PageStates } from "~/tests/support/page-states";

export default [
  { name: "mail-change-done", path: "/mail-change/do?done", as: "visitor" },
  { name: "mail-change-kept", path: "/mail-change/do?keep&done", as: "visitor", pictured: [] },
] satisfies PageStates;
