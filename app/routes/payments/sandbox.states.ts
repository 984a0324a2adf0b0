import type { PageStates } from "~/tests/support/page-states";

/** Of a payment that nobody began: the others need an order, which is placed by what sells. */
export default [
  { name: "sandbox-unknown", path: `/payments/sandbox/${"0".repeat(32)}`, as: "visitor", pictured: [] },
] satisfies PageStates;
