import { z } from "zod";
import type { Site } from "~/app/domain/site";
import type { MediaPath } from "~/app/domain/site/media/media";
import { effect, enqueue, withdraw } from "~/app/domain/site/outbox/outbox";
import type { Tx } from "~/db/handle";
import type { Pictures } from "./converters";
import { BLURRED, type Rendition, SIZES } from "./photos.schema";

/** `public`: served to anybody who knows the name. `held`: to its owner alone. */
export type Shelf = "public" | "held";

/** A name that nobody can guess. */
export function newName({ randomBytes }: Pick<Site, "randomBytes">): string {
  return Buffer.from(randomBytes(16)).toString("hex");
}

/** The file that a photo's name stands for in a size. A drawing is the same in all. */
export function fileOf(name: string, size: Rendition): string {
  return isDrawing(name) ? name : `${name}-${size}.webp`;
}

/** A drawing may be several people's, so it is nobody's to hide or remove. */
export function isDrawing(name: string): boolean {
  return name.includes(".");
}

export function pathOf(name: string, size: Rendition, shelf: Shelf): MediaPath {
  return `${shelf === "held" ? "held" : "media"}/${fileOf(name, size)}`;
}

/**
 * Writes a photo's files, then commits what makes them somebody's. Their removal is noted first and taken back by that
 * commit: where it fails, or the process is killed in between, they are removed a while later.
 */
export function storing<T>(site: Site, photo: Storable, commit: (tx: Tx) => Promise<T>): Promise<T> {
  return storingAll(site, [photo], commit);
}

/** A photo's files before they are written. */
export interface Storable {
  name: string;
  shelf: Shelf;
  pictures: Pictures;
}

/** The same of several photos, in one commit. */
export async function storingAll<T>(
  site: Site,
  photos: readonly Storable[],
  commit: (tx: Tx) => Promise<T>,
): Promise<T> {
  const removals = photos.map(({ name, shelf }) => {
    return { key: site.newId(), payload: { name, shelf }, dueAt: site.now() + GRACE };
  });
  await site.db.transact(async (tx) => {
    for (const removal of removals) await enqueue(site, tx, removalEffect, removal);
  });
  try {
    for (const { name, shelf, pictures } of photos) {
      for (const size of RENDITIONS) {
        const picture = pictures[size];
        if (picture) await site.media.put(pathOf(name, size, shelf), picture);
      }
    }
    return await site.db.transact(async (tx) => {
      for (const { key } of removals) {
        if (!(await withdraw(site, tx, removalEffect, key))) throw new Error("storing a photo took too long");
      }
      return commit(tx);
    });
  } catch (error) {
    for (const { name, shelf } of photos) await removeNow(site, name, shelf);
    throw error;
  }
}

/** Has a photo's files removed once `tx` is committed, whatever happens then. */
export async function dropFiles(site: Site, tx: Tx, name: string, shelf: Shelf): Promise<void> {
  if (isDrawing(name)) return;
  await enqueue(site, tx, removalEffect, { key: site.newId(), payload: { name, shelf } });
}

/** Doesn't leave the files of a photo to the outbox where it can be done at once: who deletes one sees it gone. */
export async function removeNow(site: Site, name: string, shelf: Shelf): Promise<void> {
  await removeFiles(site, name, shelf).catch(() => {});
}

/** Rejects where the media could not be reached. A drawing stays: it may be somebody else's too. */
export async function removeFiles(site: Site, name: string, shelf: Shelf): Promise<void> {
  if (isDrawing(name)) return;
  for (const size of RENDITIONS) await site.media.remove(pathOf(name, size, shelf));
}

const removal = z.object({ name: z.string(), shelf: z.enum(["public", "held"]) });

/** Has no subject: the files have to go even after the account has. */
const removalEffect = effect("photos.remove_files", removal, {
  subject: () => null,
  handle: ({ payload: { name, shelf } }, site) => removeFiles(site, name, shelf),
});

/** Effects of photos outside the database. */
export const photoEffects = [removalEffect];

/** In ms. Longer than files take to be written; after it they are left over. */
const GRACE = 15 * 60_000;
const RENDITIONS = [...Object.keys(SIZES), BLURRED.name] as Rendition[];
