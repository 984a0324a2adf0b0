import type { PageStates } from "~/tests/support/page-states";

// No pictured site is large enough to need a report by law.
export default [{ journey: "tests/e2e/published-report.test.ts" }] satisfies PageStates;
