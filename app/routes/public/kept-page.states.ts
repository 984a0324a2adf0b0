import type { PageStates } from "~/tests/support/page-states";

export default [{ journey: "tests/e2e/changed-terms.test.ts" }] satisfies PageStates;
