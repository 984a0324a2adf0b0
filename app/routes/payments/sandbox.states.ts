import type { PageStates } from "~/tests/support/page-states";

/** Shows a payment that does not exist, because the other states need an order. */
export default [
  { name: "sandbox-unknown", path: `/payments/sandbox/${"0".repeat(32)}`, as: "visitor", pictured: [] },
] satisfies PageStates;
