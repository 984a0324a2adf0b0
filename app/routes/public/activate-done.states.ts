import type { PageStates } from "~/tests/support/page-states";

export default [{ name: "activate-done", path: "/activate/done", as: "visitor" }] satisfies PageStates;
