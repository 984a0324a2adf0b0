import type { PageStates } from "~/tests/support/page-states";

/** Of a payment that nobody made: the others need an order, which is placed by what sells. */
export default [
  { name: "transaction-unknown", path: `/transactions/${"0".repeat(32)}`, as: "visitor", pictured: [] },
] satisfies PageStates;
