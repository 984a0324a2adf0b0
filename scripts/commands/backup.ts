import { readEnvironment } from "~/app/environment";
import { listBackups, makeKeys, runBackup } from "../backup/command";
import { type Noun, verb } from "./declaration";
import { moment } from "./readers";

export default {
  more: "Settings: BACKUP_URL, BACKUP_RECIPIENT, BACKUP_KEEP, BACKUP_AT. scripts/operating/backups.md has the whole path.",
  verbs: {
    keys: verb({
      does: "Makes the identity that opens backups, and prints the recipient that they are sealed for.",
      options: {
        to: { takes: "<file>", does: "where the identity goes: on another machine, in the end", needed: true },
      },
      run: ({ to }) => makeKeys(readEnvironment(), to),
    }),
    run: verb({
      does: "Makes a backup of all sites, and removes those that are not to be kept any longer.",
      options: {
        since: { takes: "<time>", does: "does nothing where there is one that is not older", read: moment },
      },
      run: ({ since }) => runBackup(readEnvironment(), { since }),
    }),
    list: verb({
      does: "The backups, the newest first: engine, size, sites, and whether it was verified.",
      run: () => listBackups(readEnvironment()),
    }),
  },
} satisfies Noun;
