import type { PageStates } from "~/tests/support/page-states";

export default [
  { name: "account-decisions", path: "/account/decisions", as: "member" },
  { name: "account-decisions-end", path: "/account/decisions", as: "member", end: true },
  { journey: "tests/e2e/decisions.test.ts" },
] satisfies PageStates;
