import type { PageStates } from "~/tests/support/page-states";

export default [{ name: "pricing", path: "/pricing", as: "visitor" }] satisfies PageStates;
