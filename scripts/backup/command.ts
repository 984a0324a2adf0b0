import { Encrypter } from "age-encryption";
import { makeBackup } from "~/app/backups/backup";
import { leftoversOf, removeLeftovers } from "~/app/backups/leftovers";
import {
  FOLDERS,
  folderOf,
  type Listed,
  listManifests,
  type Manifest,
  sizeOf,
  verifiedOf,
} from "~/app/backups/manifest";
import { findCopied, findNewest, type Judged, judgeBackups, type Maker, readMaker } from "~/app/backups/own";
import { pruneBackups } from "~/app/backups/prune";
import type { BackupStore } from "~/app/backups/store";
import { openOwn, placeOf } from "~/app/databases";
import { getInstallation, noteBackups } from "~/app/domain/desk/installation/installation";
import { CONTROL, fingerprintOf } from "~/app/domain/site/checkpoints/checkpoints";
import { openMedia } from "~/app/domain/site/media/media";
import { type Environment, readEnvironment, schemaFolder } from "~/app/settings/environment";
import type { Db } from "~/db/handle";
import type { LeftOut } from "~/tenants/config/folder";
import { columns } from "../columns.mjs";
import { type Answer, type Noun, verb } from "../commands/declaration";
import { moment } from "../commands/readers";
import { withInstallation } from "../installation";
import { step } from "../progress.mjs";
import { Refusal } from "../refusal";
import { thisMaker } from "./choice";
import { makeKeys } from "./identities";
import { aloneIn } from "./lease";
import { backupsOf, inBytes, leftOutLine, releaseOf } from "./place";
import { restoreBackup } from "./restore";
import { verifyBackup } from "./verify";

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

/** The lease of the store. Only one process of an installation works in the store at a time. */
const STORE = { name: "backups", busy: "The backups' store is in use" };

interface Running {
  /** Skips the backup if a backup since this time exists, UTC ms. */
  since: number | undefined;
  /** Continues although a copy of this installation wrote backups. The copy's backups stay and are ignored. */
  takeOver?: boolean;
}

export async function runBackup(environment: Environment, { since, takeOver }: Running): Promise<Answer> {
  const { settings, store } = backupsOf(environment);
  const { recipients, keep } = settings;
  assertRecipients(recipients);
  const { databaseUrl, dataDir, tenantsDir, mediaUrl } = environment;
  const leftOut: { slug: string; left: LeftOut }[] = [];
  return withInstallation(environment, async (installation) =>
    aloneIn(installation.control, STORE, async (mayGoOn) => {
      const { control, now } = installation;
      if (takeOver) await noteBackups(control, await findCopied(store, await readMaker(control)), false);
      const known = since === undefined ? undefined : await findNewest(store, await readMaker(control), now());
      if (known && Date.parse(known.at) >= since!) {
        return { lines: [`There is backup ${known.id} already.`], data: { id: known.id, made: false } };
      }
      const made = await step<Manifest>("Backing up", (tell) =>
        makeBackup({
          ...{ store, recipients, installation, databaseUrl, dataDir, tenantsDir, tell, mayGoOn },
          databaseOf: (slug) => placeOf(environment, slug),
          db: schemaFolder,
          media: openMedia({ url: mediaUrl, dataDir }),
          release: releaseOf(),
          leftOut: (slug, left) => void leftOut.push({ slug, left }),
        }),
      );
      await mayGoOn();
      const { removed } = await pruneBackups({ store, maker: await readMaker(control), keep, now: now() });
      const cleared = await removeLeftovers(leftoversOf(environment), now());
      return answerOf(made, { removed, leftOut, cleared });
    }),
  );
}

function assertRecipients(recipients: readonly string[]): void {
  if (recipients.length === 0) {
    throw new Refusal("BACKUP_RECIPIENT is not set. npx bouquet backup keys makes the key that seals backups");
  }
  for (const recipient of recipients) {
    try {
      new Encrypter().addRecipient(recipient);
    } catch {
      throw new Refusal(`BACKUP_RECIPIENT: ${recipient} is mistyped`);
    }
  }
}

interface Besides {
  removed: number;
  leftOut: { slug: string; left: LeftOut }[];
  /** Number of deleted leftovers of interrupted commands. */
  cleared: string[];
}

function answerOf(made: Manifest, { removed, leftOut, cleared }: Besides): Answer {
  const { id, missing } = made;
  const size = sizeOf(made);
  const seconds = (Date.parse(made.until) - Date.parse(made.at)) / 1000;
  const sites = sitesOf(made).length;
  return {
    lines: [
      `Backup ${id}: ${sites} ${sites === 1 ? "site" : "sites"}, ${inBytes(size)}, in ${seconds.toFixed(1)} s`,
      ...missing.map(({ name, why }) => `${name} IS MISSING from it: ${why}`),
      ...leftOut.map(({ slug, left }) => leftOutLine(slug, left)),
      ...cleared.map((name) => `${name} was a leftover, and is deleted`),
      ...(removed > 0 ? [`${removed} former ${removed === 1 ? "backup was" : "backups were"} deleted`] : []),
    ],
    data: { id, made: true, size, seconds, sites: sitesOf(made), missing, leftOut, removed, cleared },
    code: missing.length > 0 ? 1 : 0,
  };
}

function sitesOf({ parts }: Manifest): string[] {
  return parts.flatMap(({ name }) => (name === CONTROL ? [] : name));
}

export async function listBackups(environment: Environment): Promise<Answer> {
  const { store } = backupsOf(environment);
  const maker = await thisMaker(environment);
  if (!maker) return listOthers(store);
  const backups: object[] = [];
  const rows: string[][] = [];
  for await (const judged of judgeBackups(store, maker, Date.now())) {
    const { id, manifest, problem } = judged;
    const verified = await verifiedOf(store, judged);
    const state = stateOf(judged, verified);
    const { at, engine, missing = [] } = manifest ?? {};
    const size = manifest ? sizeOf(manifest) : null;
    const sites = manifest ? sitesOf(manifest) : [];
    backups.push({ id, at: at ?? null, engine: engine ?? null, size, sites, missing, verified, state });
    if (problem) rows.push([id, "", "", "", state]);
    else rows.push([id, manifest.engine, inBytes(sizeOf(manifest)), sites.join(" "), state]);
  }
  const { installation, keys } = maker;
  const others = countOthers(await listManifests(store), installation);
  const lines = [
    ...(rows.length > 0 ? columns(rows) : [`There is no backup of this installation in ${store.name}`]),
    `This is installation ${installation}. ${signedLine(keys)}`,
    ...others.map(({ installation: other, backups: count }) => `${other} is another installation: backups: ${count}`),
  ];
  return { lines, data: { installation, keys: fingerprintsOf(keys), backups, others } };
}

/** Lists the backups in the store on a new machine, which has no installation yet. */
async function listOthers(store: BackupStore): Promise<Answer> {
  const all = await listManifests(store);
  const others = countOthers(all, undefined);
  const lines = others.map(({ installation, backups }) => {
    const newest = all.findLast((each) => each.installation === installation)!;
    return `installation ${installation}: backups: ${backups}, the newest ${newest.id}`;
  });
  const data = { installation: null, keys: [], backups: [], others };
  return { lines: lines.length > 0 ? lines : [`There is no backup in ${store.name}`], data };
}

function signedLine(keys: Maker["keys"]): string {
  const [newest] = fingerprintsOf(keys);
  return newest === undefined ? "It has signed nothing yet." : `It signs by key ${newest}.`;
}

function fingerprintsOf(keys: Maker["keys"]): string[] {
  return keys === "any" ? [] : keys.map(fingerprintOf);
}

interface Others {
  installation: string;
  backups: number;
}

function countOthers(all: readonly Listed[], own: string | undefined): Others[] {
  const counts = new Map<string, number>();
  for (const { installation } of all) counts.set(installation, (counts.get(installation) ?? 0) + 1);
  if (own !== undefined) counts.delete(own);
  return [...counts].map(([installation, backups]) => ({ installation, backups }));
}

function stateOf({ manifest, problem }: Judged, verified: Awaited<ReturnType<typeof verifiedOf>>): string {
  if (problem?.kind === "refused") return `REFUSED: ${problem.why}`;
  if (problem) return problem.kind === "future" ? "FROM THE FUTURE" : "WRITTEN BY A COPY";
  if (manifest.missing.length > 0) return `WITHOUT ${manifest.missing.map(({ name }) => name).join(" ")}`;
  if (!verified) return "not verified";
  return `${verified.sound ? "verified" : "FOUND DAMAGED"} ${verified.at.slice(0, "YYYY-MM-DD".length)}`;
}

async function withControl<T>(environment: Environment, work: (control: Db) => Promise<T>): Promise<T> {
  const control = openOwn(environment);
  return work(control).finally(() => control.close());
}

/** Deletes all backups of another installation, manifests first, so that no partial one looks complete. */
export async function removeBackups(
  environment: Environment,
  { installation, yes }: { installation: string; yes: boolean },
): Promise<Answer> {
  const { store } = backupsOf(environment);
  if ((await withControl(environment, getInstallation)) === installation) {
    throw new Refusal("--installation: that is this installation, whose backups BACKUP_KEEP removes");
  }
  const backups = (await listManifests(store, installation)).length;
  if (backups === 0 && !yes) throw new Refusal(`${store.name} has no backup of ${installation}.`);
  if (!yes) {
    const line = `${store.name} has backups of ${installation}: ${backups}. --yes deletes them and their pictures for good.`;
    return { lines: [line], data: { installation, backups, removed: false } };
  }
  for (const kind of FOLDERS) {
    for await (const { key } of store.list(folderOf(kind, installation))) await store.remove(key);
  }
  return { lines: [`Deleted backups of ${installation}: ${backups}`], data: { installation, backups, removed: true } };
}
