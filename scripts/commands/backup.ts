import { readEnvironment } from "~/app/settings/environment";
import { listBackups, makeKeys, removeBackups, runBackup } from "../backup/command";
import { restoreBackup } from "../backup/restore";
import { verifyBackup } from "../backup/verify";
import { type Noun, verb } from "./declaration";
import { moment } from "./readers";

const identity = {
  takes: "<file>",
  does: "the identity from `backup keys`, which opens the backups",
  needed: true,
} as const;

const at = {
  takes: "<time>",
  does: "takes the newest backup up to this time; without it, the newest of all",
  read: moment,
} as const;

const others = {
  installation: {
    takes: "<id>",
    does: "another installation's backups; a new machine takes the store's only one",
  },
  "signed-by": {
    takes: "<key>",
    does: "the key that must have signed the backup, if this machine does not have it",
  },
} as const;

export default {
  more: "Settings: BACKUP_URL, BACKUP_RECIPIENT, BACKUP_KEEP, BACKUP_AT. Guide: scripts/operating/backups.md",
  verbs: {
    keys: verb({
      does: "Makes the identity that opens backups, and prints the recipient that seals them.",
      permission: "machine.run",
      options: {
        to: { takes: "<file>", does: "file for the identity; move it to another machine later", needed: true },
      },
      run: ({ to }) => makeKeys(readEnvironment(), to),
    }),
    run: verb({
      does: "Makes a backup of all sites, and deletes expired backups.",
      permission: "machine.run",
      options: {
        since: { takes: "<time>", does: "does nothing if a backup is at least this recent", read: moment },
        "take-over": {
          does: "continues although a copy of this installation made backups, which stay and are ignored",
        },
      },
      run: ({ since, "take-over": takeOver }) => runBackup(readEnvironment(), { since, takeOver }),
    }),
    list: verb({
      does: "Lists the backups of this installation, newest first: engine, size, sites, and whether they were verified.",
      more: "Also prints the installation's id, the key that signs its backups, and other installations in the store.",
      permission: "machine.run",
      run: () => listBackups(readEnvironment()),
    }),
    verify: verb({
      does: "Restores a backup into a temporary place, checks the result, and deletes it.",
      permission: "machine.run",
      more: `Checks every hash and row, the database's integrity, balances, the audit against the backup's checkpoint, and the front page as a
visitor gets it. Exits with 1 if anything is damaged. \`backup list\` shows when a whole backup was verified.`,
      options: { at, tenant: { takes: "<slug>", does: "this site only" }, ...others, identity },
      run: ({ at, tenant, identity, installation, "signed-by": signedBy }) =>
        verifyBackup(readEnvironment(), { at, tenant: tenant ?? "", identity, installation, signedBy }),
    }),
    restore: verb({
      does: "Restores one site or all, after checking the whole backup.",
      permission: "machine.run",
      more: `Overwrites nothing. --replace puts the backup in place in one step, and keeps the former data under a printed name. Members who were
erased since the backup are erased again before the site opens. After an interruption, type the same command within a day: it
continues with the remaining sites.`,
      options: {
        at,
        tenant: { takes: "<slug>", does: "this site only; no other is touched" },
        ...others,
        identity,
        replace: { does: "also if the site exists" },
        "allow-missing-media": { does: "restores the rest if the store lacks pictures, and names them" },
        "allow-missing-sites": { does: "omits sites whose archive can't be read, and names them" },
        "take-over": {
          does: "makes this machine the installation that made the backup, whose server is gone for good",
        },
      },
      run: ({ at, tenant, identity, replace, installation, "signed-by": signedBy, ...allowed }) =>
        restoreBackup(readEnvironment(), {
          ...{ at, tenant: tenant ?? "", identity, replace, installation, signedBy },
          allowMissingMedia: allowed["allow-missing-media"],
          allowMissingSites: allowed["allow-missing-sites"],
          takeOver: allowed["take-over"],
        }),
    }),
    remove: verb({
      does: "Deletes all backups of another installation from the store, with their pictures.",
      permission: "machine.run",
      options: {
        installation: { takes: "<id>", does: "as `backup list` names it", needed: true },
        yes: { does: "deletes them; without it nothing changes" },
      },
      run: ({ installation, yes }) => removeBackups(readEnvironment(), { installation, yes }),
    }),
  },
} satisfies Noun;
