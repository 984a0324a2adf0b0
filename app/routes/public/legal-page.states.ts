import type { PageStates } from "~/tests/support/page-states";

export default [
  { name: "terms", path: "/pages/terms", as: "visitor" },
  { name: "privacy", path: "/pages/privacy", as: "visitor", pictured: [] },
  { name: "cookies", path: "/pages/cookies", as: "visitor", pictured: [] },
  { name: "imprint", path: "/pages/imprint", as: "visitor" },
  { name: "ranking", path: "/pages/ranking", as: "visitor", pictured: [] },
  { name: "accessibility", path: "/pages/accessibility", as: "visitor", pictured: [] },
  { name: "faq", path: "/pages/faq", as: "visitor", pictured: [] },
] satisfies PageStates;
