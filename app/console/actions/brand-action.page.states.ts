import type { PageStates } from "~/tests/support/page-states";

export default [{ journey: "tests/e2e/console.test.ts" }] satisfies PageStates;
