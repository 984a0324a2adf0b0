import { readEnvironment } from "~/app/settings/environment";
import { listActs } from "../audit/command";
import { printCheckpoint, verifyAudits } from "../audit/verify";
import { onSite } from "../site-alone";
import { type Noun, verb } from "./declaration";
import { listing } from "./listing";

export default {
  verbs: {
    list: listing({
      does: "What operators did, the newest first: when, who, what, on what, and why.",
      permission: "audit.read",
      more: "Each act is written in the same commit as what it did. Nothing of it is ever deleted.",
      run: ({ tenant }, asked) => onSite(tenant, (site) => listActs(site, asked)),
    }),
    verify: verb({
      does: "Says whether an act of any site, or of the operators' own database, was changed or taken out.",
      permission: "desk.see",
      more: `Each act carries the hash of the one before. Where the end was cut off, or all of it written anew, a checkpoint finds it:
those that the server keeps of each day, and the one that is given. Ends with 1 at the first act that does not fit.`,
      options: {
        checkpoint: { takes: "<file>", does: "a checkpoint that was kept elsewhere: from the log, or as printed" },
      },
      run: ({ checkpoint }) => verifyAudits(readEnvironment(), checkpoint),
    }),
    checkpoint: verb({
      does: "Prints a signed checkpoint of all audits, to be kept elsewhere.",
      permission: "desk.see",
      run: () => printCheckpoint(readEnvironment()),
    }),
  },
} satisfies Noun;
