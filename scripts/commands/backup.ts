import { readEnvironment } from "~/app/environment";
import { listBackups, makeKeys, runBackup } from "../backup/command";
import { restoreBackup } from "../backup/restore";
import { verifyBackup } from "../backup/verify";
import { type Noun, verb } from "./declaration";
import { moment } from "./readers";

const identity = { takes: "<file>", does: "what `backup keys` made: it opens the backups", needed: true } as const;

const at = {
  takes: "<time>",
  does: "the newest that is not after it; left out, the newest of all",
  read: moment,
} as const;

export default {
  more: "Settings: BACKUP_URL, BACKUP_RECIPIENT, BACKUP_KEEP, BACKUP_AT. scripts/operating/backups.md has the whole path.",
  verbs: {
    keys: verb({
      does: "Makes the identity that opens backups, and prints the recipient that they are sealed for.",
      permission: "machine.run",
      options: {
        to: { takes: "<file>", does: "where the identity goes: on another machine, in the end", needed: true },
      },
      run: ({ to }) => makeKeys(readEnvironment(), to),
    }),
    run: verb({
      does: "Makes a backup of all sites, and removes those that are not to be kept any longer.",
      permission: "machine.run",
      options: {
        since: { takes: "<time>", does: "does nothing where there is one that is not older", read: moment },
      },
      run: ({ since }) => runBackup(readEnvironment(), { since }),
    }),
    list: verb({
      does: "The backups, the newest first: engine, size, sites, and whether it was verified.",
      permission: "machine.run",
      run: () => listBackups(readEnvironment()),
    }),
    verify: verb({
      does: "Restores a backup into a place of its own, looks at what came of it, and removes it again.",
      permission: "machine.run",
      more: `Every hash and row, the database's integrity, balances, the audit against the backup's checkpoint, and the front page as a
visitor gets it. Ends with 1 where something is damaged. \`backup list\` says when all of a backup was verified.`,
      options: { at, tenant: { takes: "<slug>", does: "this site alone" }, identity },
      run: ({ at, tenant, identity }) => verifyBackup(readEnvironment(), { at, tenant: tenant ?? "", identity }),
    }),
    restore: verb({
      does: "Restores a site, or all of them where none is named, once all of the backup was read and checked.",
      permission: "machine.run",
      more: `What is there is never overwritten. With --replace the backup takes its place in one step, and what was there is kept under the
name that is printed. Whoever was erased since the backup is erased again before the site can be opened.`,
      options: {
        at: {
          takes: "<time>",
          does: "the newest backup that is not after it; the newest of all where left out",
          read: moment,
        },
        tenant: { takes: "<slug>", does: "this site alone: no other one is touched" },
        identity,
        replace: { does: "also where there is one already" },
      },
      run: ({ at, tenant, identity, replace }) =>
        restoreBackup(readEnvironment(), { at, tenant: tenant ?? "", identity, replace }),
    }),
  },
} satisfies Noun;
