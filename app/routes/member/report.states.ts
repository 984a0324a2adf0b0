import { linkOn, type PageStates } from "~/tests/support/page-states";

export default [
  {
    name: "report",
    path: async (page) => `/report?profile=${(await linkOn(page, "/members", "/members/")).split("/").at(-1)}`,
    as: "member",
  },
  { name: "report-sent", path: "/report?sent=12345678", as: "member" },
] satisfies PageStates;
