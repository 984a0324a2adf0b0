import type { PageStates } from "~/tests/support/page-states";

export default [{ journey: "tests/e2e/account-life.test.ts" }] satisfies PageStates;
