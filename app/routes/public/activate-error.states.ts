import type { PageStates } from "~/tests/support/page-states";

export default [{ name: "activate-error", path: "/activate/error", as: "visitor" }] satisfies PageStates;
