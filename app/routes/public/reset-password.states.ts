import type { PageStates } from "~/tests/support/page-states";

export default [
  { name: "reset-password", path: "/reset-password", as: "visitor" },
  { name: "reset-password-sent", path: "/reset-password?sent", as: "visitor" },
] satisfies PageStates;
