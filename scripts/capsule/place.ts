import { existsSync, readdirSync } from "node:fs";
import { rm, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import { databaseOf } from "~/app/databases";
import type { MediaStore } from "~/app/domain/site/media/media";
import { openMedia } from "~/app/domain/site/media/media";
import { type Environment, schemaFolder } from "~/app/settings/environment";
import { tenantFamily } from "~/db/snapshot/family";
import { dropDatabase, hasDatabase, type LandingTarget } from "~/db/snapshot/landing";
import { SLUG } from "~/tenants/config/load";
import { inBytes } from "../backup/place";
import { Refusal } from "../refusal";
import { tenantsFiles } from "../tenants-files";

/** The lease for exports, restores and copies of sites: an installation runs one at a time. */
export const CAPSULES = { name: "capsules", busy: "Another site is being exported, restored or copied" };

/** Returns the place for the database of a restored brand. Leftovers of an earlier restore count as empty. */
export async function targetOf(
  environment: Environment,
  slug: string,
  { placing = false } = {},
): Promise<LandingTarget> {
  const url = await databaseOf(environment, slug, { placing });
  return { url, dataDir: environment.dataDir, db: schemaFolder, family: tenantFamily, name: slug, former: "none" };
}

export function mediaOf({ mediaUrl: url, dataDir }: Environment): MediaStore {
  return openMedia({ url, dataDir });
}

export async function freeIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Throws a Refusal if a folder has less free space than twice `size` bytes. */
export async function refuseWithoutRoom(folder: string, size: number, free = freeIn): Promise<void> {
  const room = await free(folder);
  if (room >= 2 * size) return;
  throw new Refusal(`${folder} has ${inBytes(room)} free, but ${inBytes(2 * size)} are needed: twice the size.`);
}

/** Throws a Refusal if the name is taken. Leftovers of a killed restore don't count. */
export async function refuseTaken(environment: Environment, slug: string): Promise<void> {
  if (!SLUG.test(slug)) {
    throw new Refusal(`"${slug}" is not a valid slug: a-z, 0-9 and -, at most 40 characters, and not control`);
  }
  const found = hasFolder(environment, slug) ? "a folder in TENANTS_DIR" : await remainsOf(environment, slug);
  if (!found) return;
  throw new Refusal(
    `There is a site ${slug} already (${found}). Choose another name with --as: nothing is overwritten.`,
  );
}

async function remainsOf(environment: Environment, slug: string): Promise<string | undefined> {
  if (existsSync(markOf(environment, slug))) return undefined;
  if (await hasDatabase(await targetOf(environment, slug))) return "a database";
  const folder = join(environment.dataDir, slug);
  if (existsSync(folder) && readdirSync(folder).length > 0) return "files in DATA_DIR";
  for await (const _ of mediaOf(environment).of(slug).files()) return "pictures";
  return undefined;
}

/** Runs work in a folder that can be renamed into TENANTS_DIR in one step. The leading dot keeps it unserved. */
export async function inScratch<T>(
  environment: Pick<Environment, "tenantsDir">,
  slug: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const files = tenantsFiles(environment);
  const scratch = join(environment.tenantsDir, ".checking");
  try {
    files.remove(scratch);
    files.makeFolder(join(scratch, slug));
    return await work(join(scratch, slug));
  } finally {
    files.remove(scratch);
  }
}

/**
 * Moves the folder of an unfinished restore to its mark. While the mark exists, everything under this name is
 * unfinished. Returns the mark's path.
 */
export async function beginArrival(environment: Environment, slug: string, folder: string): Promise<string> {
  const files = tenantsFiles(environment);
  const mark = markOf(environment, slug);
  if (existsSync(mark)) await clearArrival(environment, slug);
  files.makeFolder(dirname(mark));
  files.move(folder, mark);
  return mark;
}

/** Moves the marked folder into TENANTS_DIR, which ends the restore and makes the server find the brand in one step. */
export function endArrival(environment: Environment, slug: string): void {
  const files = tenantsFiles(environment);
  files.move(markOf(environment, slug), join(environment.tenantsDir, slug));
  files.removeIfEmpty(dirname(markOf(environment, slug)));
}

/** Removes the parts of an unfinished restore, which were never served. */
export async function clearArrival(environment: Environment, slug: string): Promise<void> {
  const mark = markOf(environment, slug);
  if (!existsSync(mark)) return;
  const media = mediaOf(environment).of(slug);
  for await (const path of media.files()) await media.remove(path);
  await dropDatabase(await targetOf(environment, slug));
  await rm(join(environment.dataDir, slug), { recursive: true, force: true });
  const files = tenantsFiles(environment);
  files.remove(mark);
  files.removeIfEmpty(dirname(mark));
}

function hasFolder({ tenantsDir }: Environment, slug: string): boolean {
  return existsSync(join(tenantsDir, slug));
}

/** Returns the path of the mark. Its parent's name begins with a dot, because no tenant can have such a name. */
function markOf({ tenantsDir }: Environment, slug: string): string {
  return join(tenantsDir, ".arriving", slug);
}
