import { readEnvironment } from "~/app/settings/environment";
import { listEffects, noteReturns, retryEffects, STATES } from "../outbox/command";
import { type Noun, verb } from "./declaration";
import { listing } from "./listing";
import { oneOf } from "./readers";

const state = { takes: `<${STATES.join("|")}>`, does: "those of a state alone", read: oneOf(...STATES) };

export default {
  more: "The site may be served meanwhile: what is put back is sent within a minute.",
  verbs: {
    list: listing({
      does: "What is to be sent, the longest due first; without --state all that is not done, the dead at the end.",
      permission: "effects.see",
      options: { state },
      run: ({ tenant, state }, asked) =>
        listEffects(readEnvironment(), tenant, state ? [state] : ["waiting", "dead"], asked),
    }),
    retry: verb({
      does: "Sends dead ones again, with all their tries.",
      permission: "effects.retry",
      tenant: true,
      arguments: { id: { does: "as `list` names it", many: true } },
      run: ({ tenant, id }) => retryEffects(readEnvironment(), tenant, id),
    }),
    returned: verb({
      does: "Notes that a mail came back, by the report of a mail server: /dev/stdin is one that an alias pipes here.",
      permission: "effects.retry",
      tenant: true,
      arguments: { file: { does: "the report as it came (RFC 3464)" } },
      run: ({ tenant, file }) => noteReturns(readEnvironment(), tenant, file),
    }),
  },
} satisfies Noun;
