import { mkdir } from "node:fs/promises";
import { ArchiveRefused } from "~/app/backups/archive";
import { BackupRefused, type Manifest, type Part } from "~/app/backups/manifest";
import { type KeptPicture, pictureOf } from "~/app/backups/media";
import { type OpenedWith, readPart } from "~/app/backups/part";
import { CONTROL } from "~/app/domain/site/checkpoints/checkpoints";
import type { Environment } from "~/app/settings/environment";
import { type LandingTarget, refuseUnusable } from "~/db/snapshot/landing";
import { SnapshotRefused, snapshotReader } from "~/db/snapshot/snapshot";
import { refuseWithoutRoom } from "../capsule/place";

interface Checking extends OpenedWith {
  environment: Environment;
  /** The place where the database of a part is restored. */
  targetOf(name: string): Promise<LandingTarget>;
  tell(doing: string): void;
}

export interface Allowed {
  /** Slug of one site. Empty means all sites and the shared data. */
  tenant: string;
  /** Restores the rest if pictures can't be read. */
  allowMissingMedia: boolean;
  /** Omits sites whose archive can't be read. */
  allowMissingSites: boolean;
}

export interface Damage {
  sites: { name: string; why: string }[];
  pictures: Map<string, string[]>;
}

/** Reads the whole backup and returns its damage. Writes nothing. */
export async function check({ tell, targetOf, ...work }: Checking, parts: Part[]): Promise<Damage> {
  const { environment } = work;
  const damage: Damage = { sites: [], pictures: new Map() };
  let size = 0;
  for (const part of parts) {
    const { name } = part;
    tell(`${name}: checking`);
    let hasForm = false;
    const reader = snapshotReader(async (form) => {
      hasForm = true;
      refuseUnusable(await targetOf(name), form);
      return { insert: async () => {} };
    });
    const reading = naming(name, async () => {
      await readPart(part, work, {
        async database(file) {
          await reader.take(file);
          if (environment.databaseUrl === undefined) size += file.bytes.length;
        },
        async picture(picture) {
          if (!(await isWhole(work, picture)))
            damage.pictures.set(name, [...(damage.pictures.get(name) ?? []), picture.path]);
          else if (environment.mediaUrl === undefined) size += picture.size;
        },
      });
      if (hasForm) reader.end();
    });
    await reading.catch((error) => {
      if (!(error instanceof BackupRefused)) throw error;
      damage.sites.push({ name, why: error.message });
      damage.pictures.delete(name);
    });
  }
  await mkdir(environment.dataDir, { recursive: true });
  await refuseWithoutRoom(environment.dataDir, size);
  return damage;
}

async function isWhole({ store, identities }: OpenedWith, picture: KeptPicture): Promise<boolean> {
  try {
    for await (const _ of pictureOf(store, picture, identities));
    return true;
  } catch (error) {
    // Rethrows a failure to reach the store, which does not mean that the backup is damaged.
    if (error instanceof BackupRefused || error instanceof ArchiveRefused) return false;
    throw error;
  }
}

/** Throws BackupRefused, with the whole list, if the damage exceeds what the command accepts. */
export function refuseDamaged(
  { id }: Manifest,
  parts: Part[],
  { sites, pictures }: Damage,
  { allowMissingMedia, allowMissingSites, tenant }: Allowed,
): void {
  const [first] = sites;
  if (first && sites.length === parts.length) throw new BackupRefused(first.why);
  const isControl = sites.some(({ name }) => name === CONTROL);
  const refusesSites = sites.length > 0 && (!allowMissingSites || isControl);
  const refusesPictures = pictures.size > 0 && !allowMissingMedia;
  if (!refusesSites && !refusesPictures) return;
  const lines = [
    `Nothing was written, because ${id} is incomplete.`,
    ...sites.map(({ why }) => why),
    ...[...pictures].map(([name, [one, ...more]]) => {
      const others = more.length > 0 ? `, and ${more.length.toLocaleString("en")} more` : "";
      return `${name}: ${one} is missing or damaged${others}`;
    }),
    ...(refusesPictures ? ["--allow-missing-media restores the rest, and names the pictures."] : []),
    ...(refusesSites && !isControl ? ["--allow-missing-sites restores the others."] : []),
    ...(tenant === "" ? ["--tenant <slug> restores one site."] : []),
  ];
  throw new BackupRefused(lines.join("\n"));
}

export async function naming<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SnapshotRefused)) throw error;
    throw new BackupRefused(`${name} can't be restored: ${error.message}`);
  }
}
