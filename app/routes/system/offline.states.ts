import type { PageStates } from "~/tests/support/page-states";

export default [{ name: "offline", path: "/offline", as: "visitor", pictured: [] }] satisfies PageStates;
