import { SOURCE_PARTS } from "~/app/domain/account/signup/source-parts";
import { readEnvironment } from "~/app/settings/environment";
import { campaigns } from "../campaigns/command";
import { verb } from "./declaration";
import { someOf, whole } from "./readers";

const by = {
  takes: "<parts>",
  does: `how sources are told apart: ${SOURCE_PARTS.join(",")}`,
  usual: "network",
  read: someOf(...SOURCE_PARTS),
};

export default verb({
  does: "The results of each traffic source: visits, sign-ups, confirmed addresses, buyers, revenue.",
  permission: "figures.see",
  more: `Revenue is what they have paid less what went back. No row is about one person. Below that, what came of each experiment of
the tenant since its own day, and which variant is better once that can be said.`,
  tenant: true,
  options: {
    days: { takes: "<n>", does: "those who came within the last n days", usual: "30", read: whole(1, 9999) },
    by,
  },
  run: ({ tenant, days, by }) => campaigns(readEnvironment(), tenant, { days, by }),
});
