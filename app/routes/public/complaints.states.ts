import type { PageStates } from "~/tests/support/page-states";

export default [
  { name: "complaints", path: "/complaints", as: "visitor" },
  // The form's example contains the site's address with the port.
  { name: "complaint-form", path: "/complaints?about=illegal", as: "visitor", pictured: [] },
  { name: "complaint-form-unnamed", path: "/complaints?about=child_abuse", as: "visitor", pictured: [] },
  { name: "complaint-form-appeal", path: "/complaints?about=appeal", as: "visitor", pictured: [] },
] satisfies PageStates;
