import type { PageStates } from "~/tests/support/page-states";

export default [
  { name: "likes", path: "/likes", as: "member" },
  { name: "likes-given", path: "/likes/given", as: "member", pictured: [] },
  { name: "likes-mutual", path: "/likes/mutual", as: "member", pictured: [] },
  { name: "likes-visitors", path: "/likes/visitors", as: "member", pictured: [] },
  // Lists no pictures of people: the page's loader fails, so the browser fetches the people of the error page.
  { name: "likes-unknown", path: "/likes/nobody", as: "member", pictured: [] },
] satisfies PageStates;
