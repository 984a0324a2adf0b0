import type { PageStates } from "~/tests/support/page-states";

export default [{ journey: "tests/e2e/signup.test.ts" }] satisfies PageStates;
