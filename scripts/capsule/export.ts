import { randomUUID } from "node:crypto";
import { closeSync, createWriteStream, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { sealedArchive } from "~/app/backups/archive";
import { capsuleFiles } from "~/app/capsules/capsule";
import { recordExport } from "~/app/capsules/record";
import { placeOf } from "~/app/databases";
import type { Site } from "~/app/domain/site";
import { keysFor, SecretLockedError, type SiteKeys } from "~/app/domain/site/secrets/secrets";
import { type Environment, schemaFolder } from "~/app/settings/environment";
import { secretUnder } from "~/app/settings/secret";
import { tenantFamily } from "~/db/snapshot/family";
import { type Freezer, type Frozen, openFreezer } from "~/db/snapshot/freeze";
import type { LeftOut } from "~/tenants/config/folder";
import { aloneIn } from "../backup/lease";
import { inBytes, leftOutLine, releaseOf } from "../backup/place";
import type { Answer } from "../commands/declaration";
import { withInstallation } from "../installation";
import { thisOperator } from "../operator";
import { asCaller } from "../owner.mjs";
import { step } from "../progress.mjs";
import { Refusal } from "../refusal";
import { withSite } from "../site-alone";
import { CAPSULES } from "./place";
import { sealedFor, sealFor } from "./sealing";

interface Asked {
  slug: string;
  to: string;
  recipient: string | undefined;
  passphraseFile: string | undefined;
}

/** Writes a whole site into one sealed file while the site is served. The file is complete or absent. */
export async function exportTenant(environment: Environment, { slug, to, ...given }: Asked): Promise<Answer> {
  const file = resolve(to);
  const isThere = (path: string) => asCaller(() => existsSync(path));
  if (isThere(file)) throw new Refusal(`--to: ${file} exists. Choose a new file: nothing is overwritten`);
  if (!isThere(dirname(file))) throw new Refusal(`--to: there is no folder ${dirname(file)}`);
  const seal = await sealFor(environment, given);
  const id = randomUUID();
  const leftOut: LeftOut[] = [];
  const copy = (tell: (doing: string) => void) =>
    withFrozen(environment, slug, async ({ site, keys, freeze, scratch }) => {
      await recordExport(site, thisOperator(), { id, sealedFor: sealedFor(seal) });
      const { tenant, media } = site;
      const about = {
        id,
        keys,
        release: releaseOf(),
        at: Date.now(),
        leftOut: (left: LeftOut) => void leftOut.push(left),
      };
      const files = capsuleFiles({ tenant, media, ...about, frozen: await freeze(), scratch, tell });
      await writeWhole(file, sealedArchive(files, seal));
    });
  await withInstallation(environment, ({ control }) =>
    aloneIn(control, CAPSULES, () => step<void>(`Exporting ${slug}`, copy)),
  );
  const { size } = asCaller(() => statSync(file));
  const lines = [
    `${slug} is in ${file}: ${inBytes(size)}, sealed for ${sealedFor(seal)}.`,
    "It contains all members' messages and the site's keys. Keep it as safe as the site itself.",
    ...leftOut.map((left) => leftOutLine(slug, left)),
  ];
  return { lines, data: { slug, file, size, capsule: id, sealedFor: sealedFor(seal), leftOut } };
}

interface Departing {
  site: Site;
  keys: SiteKeys;
  freeze(): Promise<Frozen>;
  /** A folder that is deleted after the work. */
  scratch: string;
}

/** Runs work with the contents of a brand, one at a time. Throws a Refusal if the site has no database. */
export async function withFrozen<T>(
  environment: Environment,
  slug: string,
  work: (departing: Departing) => Promise<T>,
): Promise<T> {
  const { databaseUrl: url, dataDir } = environment;
  return withSite(environment, slug, async (site) => {
    const urlOf = (name: string) => placeOf(environment, name);
    const scratch = join(dataDir, ".capsule"); // begins with a dot, because no tenant can have that name
    const freezer = openFreezer({ url, urlOf, dataDir, db: schemaFolder, scratch });
    try {
      await rm(scratch, { recursive: true, force: true });
      await mkdir(scratch, { recursive: true, mode: 0o700 });
      const keys = await keysOf(environment, site);
      return await work({ site, keys, freeze: () => frozenFrom(freezer, slug), scratch });
    } finally {
      await freezer.close();
      await rm(scratch, { recursive: true, force: true });
    }
  });
}

async function frozenFrom(freezer: Freezer, slug: string): Promise<Frozen> {
  const frozen = await freezer.freeze(tenantFamily, slug);
  if (!frozen) throw new Refusal(`${slug} has no database yet: there is only its folder.`);
  return frozen;
}

async function keysOf({ secret, dataDir }: Environment, { db, tenant, log }: Site): Promise<SiteKeys> {
  const target = { db, slug: tenant.slug, secret: secret ?? secretUnder(dataDir), now: Date.now };
  return keysFor({ ...target, log: { error: () => log.debug("its secret can't be read") } })().catch((error) => {
    throw error instanceof SecretLockedError ? new Refusal(error.message) : error;
  });
}

/** Writes a file as the calling user, completely or not at all. */
async function writeWhole(file: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  const unfinished = `${file}.part`;
  try {
    const fd = asCaller(() => {
      rmSync(unfinished, { force: true }); // a leftover of a killed export, or a link to another place
      return openSync(unfinished, "wx", 0o600);
    });
    // Closed only after the file is synced to disk.
    await pipeline(Readable.from(bytes), createWriteStream(unfinished, { fd, autoClose: false }));
    fsyncSync(fd);
    closeSync(fd);
    asCaller(() => renameSync(unfinished, file));
  } finally {
    asCaller(() => rmSync(unfinished, { force: true }));
  }
}
