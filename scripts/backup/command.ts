import { writeFileSync } from "node:fs";
import { resolve, sep } from "node:path";
import { Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";
import { makeBackup } from "~/app/backups/backup";
import { backupIds, type Manifest, readManifest, sizeOf, verifiedOf } from "~/app/backups/manifest";
import { pruneBackups } from "~/app/backups/prune";
import type { BackupStore } from "~/app/backups/store";
import { placeOf } from "~/app/databases";
import { CONTROL } from "~/app/domain/site/checkpoints/checkpoints";
import { openMedia } from "~/app/domain/site/media/media";
import { type Environment, schemaFolder } from "~/app/environment";
import { columns } from "../columns.mjs";
import type { Answer } from "../commands/declaration";
import { withInstallation } from "../installation";
import { step } from "../progress.mjs";
import { Refusal } from "../refusal";
import { aloneIn } from "./lease";
import { backupsOf, inBytes, releaseOf } from "./place";

/** Makes an identity, which opens backups, and says the recipient, for whom they are sealed. */
export async function makeKeys({ dataDir }: Environment, file: string): Promise<Answer> {
  const path = resolve(file);
  if (`${path}${sep}`.startsWith(`${resolve(dataDir)}${sep}`)) {
    throw new Refusal("--to: the identity must not lie in DATA_DIR, which backups are there to replace");
  }
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  try {
    writeFileSync(path, `# public key: ${recipient}\n${identity}\n`, { mode: 0o600, flag: "wx" });
  } catch (error) {
    throw new Refusal(`--to: ${path} can't be written (${(error as NodeJS.ErrnoException).code})`);
  }
  const lines = [
    `The identity is in ${path}. Keep it away from this machine, and a second copy elsewhere: nothing else opens the backups.`,
    `BACKUP_RECIPIENT=${recipient}`,
  ];
  return { lines, data: { file: path, recipient } };
}

/** One process of the installation at a time works in the backups' store. */
const STORE = { name: "backups", busy: "The backups' store is in use" };

interface Running {
  /** Nothing is done where there is a backup that is not older. UTC ms. */
  since: number | undefined;
}

/** Makes a backup, and then removes those that are not to be kept. */
export async function runBackup(environment: Environment, { since }: Running): Promise<Answer> {
  const { settings, store } = backupsOf(environment);
  const { recipients, keep } = settings;
  assertRecipients(recipients);
  const { databaseUrl, dataDir, tenantsDir, mediaUrl } = environment;
  return withInstallation(environment, async (installation) =>
    aloneIn(installation.control, STORE, async (mayGoOn) => {
      const known = await newestSince(store, since);
      if (known) return { lines: [`There is backup ${known} already.`], data: { id: known, made: false } };
      const made = await step<Manifest>("Backing up", (tell) =>
        makeBackup({
          ...{ store, recipients, installation, databaseUrl, dataDir, tenantsDir, tell, mayGoOn },
          databaseOf: (slug) => placeOf(environment, slug),
          db: schemaFolder,
          media: openMedia({ url: mediaUrl, dataDir }),
          release: releaseOf(),
        }),
      );
      await mayGoOn();
      const { removed } = await pruneBackups({ store, dataDir, keep });
      return answerOf(made, removed);
    }),
  );
}

function assertRecipients(recipients: readonly string[]): void {
  if (recipients.length === 0) {
    throw new Refusal("BACKUP_RECIPIENT says for whom backups are sealed: npx bouquet backup keys makes one");
  }
  for (const recipient of recipients) {
    try {
      new Encrypter().addRecipient(recipient);
    } catch {
      throw new Refusal(`BACKUP_RECIPIENT: ${recipient} is mistyped`);
    }
  }
}

async function newestSince(store: BackupStore, since: number | undefined): Promise<string | undefined> {
  const id = (await backupIds(store)).at(-1);
  if (since === undefined || id === undefined) return undefined;
  return Date.parse((await readManifest(store, id)).at) >= since ? id : undefined;
}

function answerOf(made: Manifest, removed: number): Answer {
  const { id, missing } = made;
  const size = sizeOf(made);
  const seconds = (Date.parse(made.until) - Date.parse(made.at)) / 1000;
  const sites = sitesOf(made).length;
  return {
    lines: [
      `Backup ${id}: ${sites} ${sites === 1 ? "site" : "sites"}, ${inBytes(size)}, in ${seconds.toFixed(1)} s`,
      ...missing.map(({ name, why }) => `${name} IS MISSING from it: ${why}`),
      ...(removed > 0 ? [`${removed} former ${removed === 1 ? "backup was" : "backups were"} removed`] : []),
    ],
    data: { id, made: true, size, seconds, sites: sitesOf(made), missing, removed },
    code: missing.length > 0 ? 1 : 0,
  };
}

/** The slugs. */
function sitesOf({ parts }: Manifest): string[] {
  return parts.flatMap(({ name }) => (name === CONTROL ? [] : name));
}

/** All backups, the newest first. */
export async function listBackups(environment: Pick<Environment, "backup">): Promise<Answer> {
  const { store } = backupsOf(environment);
  const backups: object[] = [];
  const rows: string[][] = [];
  for (const id of (await backupIds(store)).reverse()) {
    const manifest = await readManifest(store, id).catch(() => undefined);
    const verified = await verifiedOf(store, id);
    const state = stateOf(manifest, verified);
    const { at, engine, missing = [] } = manifest ?? {};
    const size = manifest ? sizeOf(manifest) : null;
    const sites = manifest ? sitesOf(manifest) : [];
    backups.push({ id, at: at ?? null, engine: engine ?? null, size, sites, missing, verified, state });
    rows.push([id, engine ?? "", size === null ? "" : inBytes(size), sites.join(" "), state]);
  }
  const lines = rows.length > 0 ? columns(rows) : [`There is no backup in ${store.name}`];
  return { lines, data: { backups } };
}

function stateOf(manifest: Manifest | undefined, verified: Awaited<ReturnType<typeof verifiedOf>>): string {
  if (!manifest) return "DAMAGED";
  if (manifest.missing.length > 0) return `WITHOUT ${manifest.missing.map(({ name }) => name).join(" ")}`;
  if (!verified) return "not verified";
  return `${verified.sound ? "verified" : "FOUND DAMAGED"} ${verified.at.slice(0, "YYYY-MM-DD".length)}`;
}
