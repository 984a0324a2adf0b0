import { readEnvironment } from "~/app/settings/environment";
import { listEffects, noteReturns, retryEffects, STATES } from "../outbox/command";
import { type Noun, verb } from "./declaration";
import { listing } from "./listing";
import { oneOf } from "./readers";

const state = { takes: `<${STATES.join("|")}>`, does: "only jobs of this state", read: oneOf(...STATES) };

export default {
  more: "The site may run. A job that is put back runs within a minute.",
  verbs: {
    list: listing({
      does: "Lists jobs, the longest due first; by default all that are not done, dead ones last.",
      permission: "effects.see",
      options: { state },
      run: ({ tenant, state }, asked) =>
        listEffects(readEnvironment(), tenant, state ? [state] : ["waiting", "dead"], asked),
    }),
    retry: verb({
      does: "Puts dead jobs back, with all their tries.",
      permission: "effects.retry",
      tenant: true,
      arguments: { id: { does: "as `list` names it", many: true } },
      run: ({ tenant, id }) => retryEffects(readEnvironment(), tenant, id),
    }),
    returned: verb({
      does: "Records a returned email, by a mail server's report: /dev/stdin for an alias that pipes it here.",
      permission: "effects.retry",
      tenant: true,
      arguments: { file: { does: "the report as received (RFC 3464)" } },
      run: ({ tenant, file }) => noteReturns(readEnvironment(), tenant, file),
    }),
  },
} satisfies Noun;
