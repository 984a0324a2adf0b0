import type { PageStates } from "~/tests/support/page-states";

export default [{ name: "mail-change-done", path: "/mail-change/do?done", as: "visitor" }] satisfies PageStates;
