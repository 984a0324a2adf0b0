import type { PageStates } from "~/tests/support/page-states";

export default [{ name: "signup-done", path: "/signup/done", as: "member", pictured: [] }] satisfies PageStates;
