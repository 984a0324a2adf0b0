import { copy, release } from "../db/command";
import { type Noun, verb } from "./declaration";

const place = "postgres://user:password@host:port/database, or file:<folder> for the files of a DATA_DIR";

export default {
  more: `A place is ${place}.`,
  verbs: {
    copy: verb({
      does: "Moves a tenant. It is read-only meanwhile, at the old place for good.",
      permission: "machine.run",
      tenant: true,
      options: {
        from: { takes: "<place>", does: place, needed: true },
        to: { takes: "<place>", does: "the new place, in the same form", needed: true },
      },
      run: copy,
    }),
    release: verb({
      does: "Ends the read-only lock of a tenant at its former place.",
      permission: "machine.run",
      tenant: true,
      options: { at: { takes: "<place>", does: place, needed: true } },
      run: release,
    }),
  },
} satisfies Noun;
