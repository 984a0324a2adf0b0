import { readEnvironment } from "~/app/settings/environment";
import { listPostbacks, replayPostbacks, STATES } from "../postbacks/command";
import { type Noun, verb } from "./declaration";
import { listing } from "./listing";
import { oneOf } from "./readers";

const state = { takes: `<${STATES.join("|")}>`, does: "those of a state alone", read: oneOf(...STATES) };

export default {
  more: "The site may be served meanwhile: what is put back is sent within a minute.",
  verbs: {
    list: listing({
      does: "What partners were told or are to be, the newest first; and why not.",
      permission: "effects.see",
      options: { state },
      run: ({ tenant, state }, asked) => listPostbacks(readEnvironment(), tenant, state ? [state] : [...STATES], asked),
    }),
    replay: verb({
      does: "Sends some again, each under the same txid.",
      permission: "effects.retry",
      tenant: true,
      arguments: { id: { does: "as `list` names it", many: true } },
      run: ({ tenant, id }) => replayPostbacks(readEnvironment(), tenant, id),
    }),
  },
} satisfies Noun;
