import { readEnvironment } from "~/app/settings/environment";
import { rewrapSecrets } from "../secret/command";
import { type Noun, verb } from "./declaration";

export default {
  verbs: {
    rewrap: verb({
      does: "Wraps each site's own secret by the machine's present one, after that was changed.",
      permission: "machine.run",
      more: `Also for a site that came from another machine. What is sealed stays readable, and browsers stay subscribed. The present
secret is SECRET, or DATA_DIR/secret, as for the server, which is stopped meanwhile. It may be broken off and done again.`,
      arguments: { slug: { does: "one site alone", optional: true } },
      options: {
        former: {
          takes: "<file>",
          does: "a file with the secret that the machine had, and nothing else",
          needed: true,
        },
      },
      run: ({ slug, former }) => rewrapSecrets(readEnvironment(), { former, slug }),
    }),
  },
} satisfies Noun;
