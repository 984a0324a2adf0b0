import type { PageStates } from "~/tests/support/page-states";

export default [{ name: "account-devices", path: "/account/devices", as: "member" }] satisfies PageStates;
