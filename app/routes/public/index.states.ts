import type { PageStates } from "~/tests/support/page-states";

export default [
  { name: "index", path: "/", as: "visitor", pictured: ["templates", "fronts"] },
  { name: "index-end", path: "/", as: "visitor", pictured: ["templates", "fronts"], end: true },
  { name: "index-dark", path: "/", as: "visitor", dark: true },
] satisfies PageStates;
