import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import pino from "pino";
import { erasedFrom } from "~/app/backups/erased";
import { openBackupStore } from "~/app/backups/store";
import { CapsuleRefused } from "~/app/capsules/manifest";
import type { CapsuleContents } from "~/app/capsules/reading";
import { openOwn } from "~/app/databases";
import { eraseAgain } from "~/app/domain/account/deletion/deletion";
import { type Identity, readIdentity } from "~/app/domain/desk/installation/installation";
import type { Media } from "~/app/domain/site/media/media";
import { adoptKeys, type SiteKeys } from "~/app/domain/site/secrets/secrets";
import type { Environment } from "~/app/settings/environment";
import { secretUnder } from "~/app/settings/secret";
import { type Landing, openLanding } from "~/db/snapshot/landing";
import { type SnapshotReader, SnapshotRefused, snapshotReader } from "~/db/snapshot/snapshot";
import type { Tenant } from "~/tenants/config/schema";
import { siteAlone } from "../site-alone";
import { beginArrival, clearArrival, endArrival, mediaOf, targetOf } from "./place";

interface Arriving {
  /** The site under its new name. The server does not serve its folder yet. */
  tenant: Tenant;
  former: string;
  /** Whether rows come in key order, so that written and read rows can be compared. */
  inOrder: boolean;
  read(contents: CapsuleContents): Promise<void>;
}

export interface Arrived {
  rows: number;
  pictures: number;
  /** Number of members erased since the export, and erased again. */
  erased: number;
}

/**
 * Restores a capsule as a new site. The last step moves the folder into TENANTS_DIR. A later restore removes the
 * leftovers of a failed one.
 */
export async function arrive(environment: Environment, arriving: Arriving): Promise<Arrived> {
  const { slug } = arriving.tenant;
  const folder = await beginArrival(environment, slug, arriving.tenant.folder);
  const tenant = { ...arriving.tenant, folder };
  let landing: Landing | undefined;
  try {
    const write = writing(environment, slug, (opened) => {
      landing = opened;
    });
    await naming(() => arriving.read(write.contents));
    const rows = await complete(write.reader, landing, arriving.inOrder);
    const erased = await settle(environment, { ...arriving, tenant }, { landing: landing!, keys: write.keys() });
    await landing!.takePlace();
    landing = undefined;
    endArrival(environment, slug);
    return { rows, pictures: write.pictures(), erased };
  } finally {
    await landing?.discard();
    await clearArrival(environment, slug);
  }
}

interface Writing {
  contents: CapsuleContents;
  reader: SnapshotReader;
  keys(): SiteKeys | undefined;
  pictures(): number;
}

function writing(environment: Environment, slug: string, opened: (landing: Landing) => void): Writing {
  const media = mediaOf(environment).of(slug);
  let keys: SiteKeys | undefined;
  let pictures = 0;
  const reader = snapshotReader(async (form) => {
    const landing = await openLanding(await targetOf(environment, slug, { placing: true }), form);
    opened(landing);
    return landing;
  });
  const contents: CapsuleContents = {
    async manifest() {},
    async config() {},
    async keys(given) {
      keys = given;
    },
    database: (file) => reader.take(file),
    async picture({ path, body }) {
      await putPicture(media, path, body);
      pictures++;
    },
  };
  return { contents, reader, keys: () => keys, pictures: () => pictures };
}

async function putPicture(
  media: Media,
  path: Parameters<Media["putFile"]>[0],
  body: AsyncIterable<Uint8Array>,
): Promise<void> {
  await mkdir(media.incoming, { recursive: true });
  const file = join(media.incoming, `arriving-${randomUUID()}`);
  try {
    await pipeline(body, createWriteStream(file, { mode: 0o600 }));
    await media.putFile(path, file);
  } finally {
    await rm(file, { force: true });
  }
}

/** Checks that all rows arrived unchanged and are consistent. Returns their number. */
async function complete(reader: SnapshotReader, landing: Landing | undefined, inOrder: boolean): Promise<number> {
  await naming(async () => void reader.end());
  if (!landing) throw new CapsuleRefused("It can't be used: it has no database.");
  const { found, expected } = await landing.compare();
  const wrong = found.find(({ checksum, rows }, at) => {
    const stated = expected[at]!;
    return rows !== stated.rows || (inOrder && checksum !== stated.checksum);
  });
  if (wrong) throw new CapsuleRefused(`It can't be used: ${wrong.table} is not what was written.`);
  const [problem] = await landing.problems();
  if (problem) throw new CapsuleRefused(`It can't be used: ${problem}.`);
  return found.reduce((sum, { rows }) => sum + rows, 0);
}

interface Landed {
  landing: Landing;
  keys: SiteKeys | undefined;
}

/** Wraps the site's secret with this machine's. Erases members erased since the export, under either slug. */
async function settle(
  environment: Environment,
  { tenant, former }: Arriving,
  { landing, keys }: Landed,
): Promise<number> {
  if (!keys) throw new CapsuleRefused("It can't be used: the site's secret is missing.");
  const { dataDir, mediaUrl, backup } = environment;
  const secret = environment.secret ?? secretUnder(dataDir);
  const store = backup && openBackupStore(backup.place);
  const { id, erasures: pending } = await identityOf(environment);
  const known = { store, installations: id === undefined ? [] : [id], pending };
  const lists = await Promise.all([former, tenant.slug].map((name) => erasedFrom(known, name)));
  return landing.use(async (db) => {
    await adoptKeys(db, keys, { slug: tenant.slug, secret, now: Date.now() });
    const log = pino({ level: "warn" }, pino.destination(process.stderr.fd));
    const site = siteAlone(tenant, { databases: { of: () => db }, dataDir, mediaUrl, log });
    return eraseAgain(site, (account) => lists.some((wasErased) => wasErased(account)));
  });
}

async function identityOf(environment: Environment): Promise<Identity> {
  const control = openOwn(environment);
  return readIdentity(control).finally(() => control.close());
}

/** Reports errors in rows as errors of the capsule. */
export async function naming<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof SnapshotRefused ? new CapsuleRefused(`It can't be used: ${error.message}.`) : error;
  }
}
