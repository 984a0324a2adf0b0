import type { PageStates } from "~/tests/support/page-states";

export default [
  { name: "all-filters", path: "/search/filters?gender=&country=", as: "visitor", pictured: [] },
] satisfies PageStates;
