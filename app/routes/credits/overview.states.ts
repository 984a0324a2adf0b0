import type { PageStates } from "~/tests/support/page-states";

export default [{ name: "credits", path: "/credits", as: "member" }] satisfies PageStates;
