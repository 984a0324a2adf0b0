import { actsOf } from "~/app/domain/site/audit/audit";
import { readEnvironment } from "~/app/settings/environment";
import type { AuditedState } from "~/db/act-columns";
import { columns, timeOf } from "../columns.mjs";
import { type Noun, verb } from "../commands/declaration";
import { listing } from "../commands/site-verbs";
import { printCheckpoint, verifyAudits } from "./verify";

export default {
  verbs: {
    list: listing({
      does: "What operators did, the newest first: when, who, what, on what, and why.",
      permission: "audit.read",
      more: "Each act is written in the same commit as what it did. Nothing of it is ever deleted.",
      async run(site, asked) {
        const { rows, next } = await actsOf(site, asked);
        const acts = rows.map(({ at, ...act }) => ({ ...act, at: timeOf(at) }));
        const cells = acts.map(({ seq, at, operator, act, kind, targetId, before, after, reason }) => {
          return [
            `${seq}`,
            at,
            operator,
            act,
            `${kind} ${targetId}`,
            `${inWords(before)} -> ${inWords(after)}`,
            reason,
          ];
        });
        const lines = cells.length > 0 ? columns([HEAD, ...cells]) : ["no operator did anything"];
        return { lines, data: { acts }, next };
      },
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

const HEAD = ["SEQ", "AT", "OPERATOR", "ACT", "ON", "BEFORE -> AFTER", "REASON"];

function inWords(state: AuditedState): string {
  return Object.entries(state)
    .map(([name, value]) => `${name} ${value}`)
    .join(", ");
}
