import type { PageStates } from "~/tests/support/page-states";

export default [{ name: "credits-order", path: "/credits/medium", as: "member" }] satisfies PageStates;
