import { readEnvironment } from "~/app/settings/environment";
import { rewrapSecrets } from "../secret/command";
import { type Noun, verb } from "./declaration";

export default {
  verbs: {
    rewrap: verb({
      does: "Rewraps each site's secret with the machine's new one.",
      permission: "machine.run",
      more: `Also for a site from another machine. Sealed data stay readable, and browsers stay subscribed. The new secret is SECRET or
DATA_DIR/secret, as for the server, which must be stopped. After an interruption, run it again.`,
      arguments: { slug: { does: "one site only", optional: true } },
      options: {
        former: {
          takes: "<file>",
          does: "a file with the former machine's secret, and nothing else",
          needed: true,
        },
      },
      run: ({ slug, former }) => rewrapSecrets(readEnvironment(), { former, slug }),
    }),
  },
} satisfies Noun;
