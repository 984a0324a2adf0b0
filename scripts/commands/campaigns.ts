import { SOURCE_PARTS } from "~/app/domain/account/signup/source-parts";
import { readEnvironment } from "~/app/settings/environment";
import { campaigns } from "../campaigns/command";
import { verb } from "./declaration";
import { someOf, whole } from "./readers";

const by = {
  takes: "<parts>",
  does: `distinguishes sources by: ${SOURCE_PARTS.join(",")}`,
  usual: "network",
  read: someOf(...SOURCE_PARTS),
};

export default verb({
  does: "Lists the results of each traffic source: visits, sign-ups, confirmed addresses, buyers, revenue.",
  permission: "figures.see",
  more: `Revenue is payments minus refunds. No row is about one person. Then lists the results of each experiment of the tenant since its
start, and the better variant once that is certain.`,
  tenant: true,
  options: {
    days: { takes: "<n>", does: "visitors of the last n days", usual: "30", read: whole(1, 9999) },
    by,
  },
  run: ({ tenant, days, by }) => campaigns(readEnvironment(), tenant, { days, by }),
});
