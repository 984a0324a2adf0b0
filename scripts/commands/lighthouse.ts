import { TEMPLATES } from "~/tenants/config/vocabulary";
import { BARS } from "../lighthouse/bars";
import { audit } from "../lighthouse/command";
import { verb } from "./declaration";
import { oneOf, whole } from "./readers";

const only = { takes: "<template>", does: TEMPLATES.join(", "), read: oneOf(...TEMPLATES) };

export default verb({
  does: "Audits the built site as a phone sees it, and prints the median of the runs.",
  permission: null,
  more: `Index, sign-up, login, a visitor's search, prices and two landers in each template. Ends with 1 below
${BARS.map(({ name, bar }) => `${name} ${bar}`).join(", ")}.
Every run takes half a minute; on a machine that does something else the performance says little.`,
  options: {
    runs: { takes: "<n>", does: "runs of each page", usual: "5", read: whole(1, 99) },
    only,
  },
  run: audit,
});
