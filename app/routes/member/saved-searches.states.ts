import type { PageStates } from "~/tests/support/page-states";

export default [
  { name: "searches-none", path: "/searches", as: "member", pictured: [] },
  { journey: "tests/e2e/saved-searches.test.ts" },
] satisfies PageStates;
