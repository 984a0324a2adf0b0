import { readEnvironment } from "~/app/settings/environment";
import { listBackups, makeKeys, removeBackups, runBackup } from "../backup/command";
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

const others = {
  installation: {
    takes: "<id>",
    does: "backups of another installation than this one; a new machine takes the only one that the store has",
  },
  "signed-by": {
    takes: "<key>",
    does: "the key that has to have signed it, as checkpoints name it: where this machine does not have the key",
  },
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
        "take-over": {
          does: "goes on although a copy of this installation made backups: they stay, and count for nothing",
        },
      },
      run: ({ since, "take-over": takeOver }) => runBackup(readEnvironment(), { since, takeOver }),
    }),
    list: verb({
      does: "The backups of this installation, the newest first: engine, size, sites, and whether it was verified.",
      more: "Also the installation's id and the key that signs its backups, and which other installations the store has backups of.",
      permission: "machine.run",
      run: () => listBackups(readEnvironment()),
    }),
    verify: verb({
      does: "Restores a backup into a place of its own, looks at what came of it, and removes it again.",
      permission: "machine.run",
      more: `Every hash and row, the database's integrity, balances, the audit against the backup's checkpoint, and the front page as a
visitor gets it. Ends with 1 where something is damaged. \`backup list\` says when all of a backup was verified.`,
      options: { at, tenant: { takes: "<slug>", does: "this site alone" }, ...others, identity },
      run: ({ at, tenant, identity, installation, "signed-by": signedBy }) =>
        verifyBackup(readEnvironment(), { at, tenant: tenant ?? "", identity, installation, signedBy }),
    }),
    restore: verb({
      does: "Restores a site, or all of them where none is named, once all of the backup was read and checked.",
      permission: "machine.run",
      more: `What is there is never overwritten. With --replace the backup takes its place in one step, and what was there is kept under the
name that is printed. Members who were erased since the backup are erased again before the site can be opened. A restore of all sites that
was killed goes on where it was if it is typed again within a day.`,
      options: {
        at,
        tenant: { takes: "<slug>", does: "this site alone: no other one is touched" },
        ...others,
        identity,
        replace: { does: "also where there is one already" },
        "allow-missing-media": { does: "restores all else where the store lacks pictures, and names them" },
        "allow-missing-sites": { does: "leaves out sites whose archive can't be read, and names them" },
        "take-over": {
          does: "this machine goes on as the installation that made the backup: its server is gone for good",
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
      does: "Removes all backups of another installation from the store, with their pictures.",
      permission: "machine.run",
      options: {
        installation: { takes: "<id>", does: "as `backup list` names it", needed: true },
        yes: { does: "removes them; without it nothing is changed" },
      },
      run: ({ installation, yes }) => removeBackups(readEnvironment(), { installation, yes }),
    }),
  },
} satisfies Noun;
