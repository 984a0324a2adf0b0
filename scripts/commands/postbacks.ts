import { readEnvironment } from "~/app/settings/environment";
import { listPostbacks, replayPostbacks, STATES } from "../postbacks/command";
import { type Noun, verb } from "./declaration";
import { listing } from "./listing";
import { oneOf } from "./readers";

const state = { takes: `<${STATES.join("|")}>`, does: "only postbacks of this state", read: oneOf(...STATES) };

export default {
  more: "The site may run. A postback that is put back is sent within a minute.",
  verbs: {
    list: listing({
      does: "Lists sent, waiting and refused postbacks to partners, newest first, with reasons.",
      permission: "effects.see",
      options: { state },
      run: ({ tenant, state }, asked) => listPostbacks(readEnvironment(), tenant, state ? [state] : [...STATES], asked),
    }),
    replay: verb({
      does: "Sends postbacks again, each under the same txid.",
      permission: "effects.retry",
      tenant: true,
      arguments: { id: { does: "as `list` names it", many: true } },
      run: ({ tenant, id }) => replayPostbacks(readEnvironment(), tenant, id),
    }),
  },
} satisfies Noun;
