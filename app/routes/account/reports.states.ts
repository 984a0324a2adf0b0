import type { PageStates } from "~/tests/support/page-states";

export default [
  { name: "account-reports", path: "/account/reports", as: "member" },
  { journey: "tests/e2e/decisions.test.ts" },
] satisfies PageStates;
