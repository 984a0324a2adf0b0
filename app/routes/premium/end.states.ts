import type { PageStates } from "~/tests/support/page-states";

export default [{ name: "premium-end", path: "/premium/end", as: "visitor", pictured: [] }] satisfies PageStates;
