import type { PageStates } from "~/tests/support/page-states";

export default [{ name: "link-spent", path: "/reset-password/do", as: "visitor" }] satisfies PageStates;
