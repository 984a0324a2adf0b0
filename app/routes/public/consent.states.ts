import type { PageStates } from "~/tests/support/page-states";

export default [{ name: "consent", path: "/consent", as: "visitor", pictured: [] }] satisfies PageStates;
