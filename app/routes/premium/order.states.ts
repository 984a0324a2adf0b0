import type { PageStates } from "~/tests/support/page-states";

export default [{ name: "premium-order", path: "/premium/month", as: "member", pictured: [] }] satisfies PageStates;
