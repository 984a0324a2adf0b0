import { findAuditEntries } from "~/app/domain/site/audit/audit";
import { readEnvironment } from "~/app/settings/environment";
import type { AuditedState } from "~/db/audit-columns";
import { columns, timeOf } from "../columns.mjs";
import { type Noun, verb } from "../commands/declaration";
import { listing } from "../commands/site-verbs";
import { printCheckpoint, verifyAudits } from "./verify";

export default {
  verbs: {
    list: listing({
      does: "Lists operators' actions, newest first: when, who, what, on what, and why.",
      permission: "audit.read",
      more: "Each entry is written in the same commit as its action. No entry is ever deleted.",
      async run(site, asked) {
        const { rows, next } = await findAuditEntries(site, asked);
        const actions = rows.map(({ at, ...entry }) => ({ ...entry, at: timeOf(at) }));
        const cells = actions.map(({ seq, at, operator, action, kind, targetId, before, after, reason }) => {
          return [
            `${seq}`,
            at,
            operator,
            action,
            `${kind} ${targetId}`,
            `${inWords(before)} -> ${inWords(after)}`,
            reason,
          ];
        });
        const lines = cells.length > 0 ? columns([HEAD, ...cells]) : ["No operator did anything yet"];
        return { lines, data: { actions }, next };
      },
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

const HEAD = ["SEQ", "AT", "OPERATOR", "ACT", "ON", "BEFORE -> AFTER", "REASON"];

function inWords(state: AuditedState): string {
  return Object.entries(state)
    .map(([name, value]) => `${name} ${value}`)
    .join(", ");
}
