import type { PageStates } from "~/tests/support/page-states";

export default [{ name: "album", path: "/profile/photos/private", as: "member" }] satisfies PageStates;
