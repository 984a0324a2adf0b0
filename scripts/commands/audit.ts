import { readEnvironment } from "~/app/settings/environment";
import { listActs } from "../audit/command";
import { printCheckpoint, verifyAudits } from "../audit/verify";
import { onSite } from "../site-alone";
import { type Noun, verb } from "./declaration";
import { listing } from "./listing";

export default {
  verbs: {
    list: listing({
      does: "Lists operators' actions, newest first: when, who, what, on what, and why.",
      permission: "audit.read",
      more: "Each entry is written in the same commit as its action. No entry is ever deleted.",
      run: ({ tenant }, asked) => onSite(tenant, (site) => listActs(site, asked)),
    }),
    verify: verb({
      does: "Finds changed or removed audit entries of any site and of the operators' database.",
      permission: "desk.see",
      more: `Each entry carries the hash of the one before. A checkpoint reveals a cut-off end or a complete rewrite: the daily ones of the
server, and the given one. Exits with 1 at the first invalid entry.`,
      options: {
        checkpoint: { takes: "<file>", does: "a checkpoint that was kept elsewhere: from the log, or as printed" },
      },
      run: ({ checkpoint }) => verifyAudits(readEnvironment(), checkpoint),
    }),
    checkpoint: verb({
      does: "Prints a signed checkpoint of all audits. Keep it elsewhere.",
      permission: "desk.see",
      run: () => printCheckpoint(readEnvironment()),
    }),
  },
} satisfies Noun;
