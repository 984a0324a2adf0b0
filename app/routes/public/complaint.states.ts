import type { PageStates } from "~/tests/support/page-states";

export default [{ journey: "tests/e2e/complaints.test.ts" }] satisfies PageStates;
