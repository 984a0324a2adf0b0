import type { PageStates } from "~/tests/support/page-states";

export default [{ name: "unsubscribe-spent", path: "/unsubscribe", as: "visitor" }] satisfies PageStates;
