import type { PageStates } from "~/tests/support/page-states";
import { LANDER_NAMES } from "~/themes/landers/registry";

export default LANDER_NAMES.map((name) => ({
  name: `lander-${name}`,
  path: `/landers/${name}`,
  as: "visitor",
})) satisfies PageStates;
