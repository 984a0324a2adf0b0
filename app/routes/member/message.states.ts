import type { PageStates } from "~/tests/support/page-states";

export default [{ journey: "tests/e2e/conversations.test.ts" }] satisfies PageStates;
