import { EVERYBODY, linkOn, type PageStates } from "~/tests/support/page-states";
import { MEMBER_LANDER_NAMES } from "~/themes/landers/registry";

const NOBODY = "/members/nobody";

export default MEMBER_LANDER_NAMES.flatMap((name) => [
  {
    name: `member-${name}`,
    path: async (page) => `${await linkOn(page, EVERYBODY, "/members/")}/${name}`,
    as: "visitor",
    pictured: ["people"],
  },
  { name: `member-${name}-nobody`, path: `${NOBODY}/${name}`, as: "visitor", pictured: [] },
]) satisfies PageStates;
