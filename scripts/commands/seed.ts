import { readEnvironment } from "~/app/settings/environment";
import { Refusal } from "../refusal";
import { seedDemos, seedOne, USUAL_SEED } from "../seed/command";
import { verb } from "./declaration";
import { whole } from "./readers";

export default verb({
  does: "Makes invented members for a demo tenant, the same for the same seed.",
  permission: "machine.run",
  more: "The site may run.",
  options: {
    tenant: { takes: "<slug>", does: "the demo tenant" },
    demo: { does: "instead of --tenant: every demo tenant without members" },
    members: { takes: "<n>", does: "how many", usual: "240", read: whole(0) },
    seed: { takes: "<word>", does: "another seed makes other members", usual: USUAL_SEED },
  },
  run({ tenant, demo, members, seed }) {
    if (demo) return seedDemos(readEnvironment(), members);
    if (!tenant) throw new Refusal("--tenant <slug> is missing, or --demo for all demo tenants");
    return seedOne(readEnvironment(), tenant, members, seed);
  },
});
