import type { PageStates } from "~/tests/support/page-states";

// No pictured site is large enough for its law to ask for one.
export default [{ journey: "tests/e2e/published-report.test.ts" }] satisfies PageStates;
