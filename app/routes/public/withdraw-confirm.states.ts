import type { PageStates } from "~/tests/support/page-states";

export default [{ journey: "tests/e2e/payments.test.ts" }] satisfies PageStates;
