import { z } from "zod";
import type { Site } from "~/app/domain/site";
import type { MediaPath } from "~/app/domain/site/media/media";
import { effect, enqueue, withdraw } from "~/app/domain/site/outbox/outbox";
import type { Tx } from "~/db/handle";
import type { Pictures } from "./converters";
import { BLURRED, type Rendition, SIZES } from "./photos.schema";

/**
 * Where a photo's files lie. `public`: served to anyone who knows the name. `held`: served only after a check of the
 * permission.
 */
export type Shelf = "public" | "held";

export function newName({ randomBytes }: Pick<Site, "randomBytes">): string {
  return Buffer.from(randomBytes(16)).toString("hex");
}

/** Returns the file of a photo in a size. A drawing is the same in all sizes. */
export function fileOf(name: string, size: Rendition): string {
  return isDrawing(name) ? name : `${name}-${size}.webp`;
}

/** Whether the file is a drawing. Several profiles may share a drawing, so no owner may hide or remove it. */
export function isDrawing(name: string): boolean {
  return name.includes(".");
}

export function pathOf(name: string, size: Rendition, shelf: Shelf): MediaPath {
  return `${shelf === "held" ? "held" : "media"}/${fileOf(name, size)}`;
}

/** Schedules the files' removal before writing them; `commit` cancels it, so a crash leaves no files. */
export function storing<T>(site: Site, photo: Storable, commit: (tx: Tx) => Promise<T>): Promise<T> {
  return storingAll(site, [photo], commit);
}

export interface Storable {
  name: string;
  shelf: Shelf;
  pictures: Pictures;
}

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

export async function dropFiles(site: Site, tx: Tx, name: string, shelf: Shelf): Promise<void> {
  if (isDrawing(name)) return;
  await enqueue(site, tx, removalEffect, { key: site.newId(), payload: { name, shelf } });
}

/** Removes a photo's files at once if possible, instead of by the job: its owner sees the photo gone. */
export async function removeNow(site: Site, name: string, shelf: Shelf): Promise<void> {
  await removeFiles(site, name, shelf).catch(() => {});
}

/**
 * Removes a photo's files. Rejects if the media storage is unreachable. Keeps drawings, which other profiles may share.
 */
export async function removeFiles(site: Site, name: string, shelf: Shelf): Promise<void> {
  if (isDrawing(name)) return;
  for (const size of RENDITIONS) await site.media.remove(pathOf(name, size, shelf));
}

const removal = z.object({ name: z.string(), shelf: z.enum(["public", "held"]) });

/** The job has no subject, because the files must be removed even after the account is erased. */
const removalEffect = effect("photos.remove_files", removal, {
  subject: () => null,
  handle: ({ payload: { name, shelf } }, site) => removeFiles(site, name, shelf),
});

export const photoEffects = [removalEffect];

/** In ms: longer than writing the files takes. Files that are not stored by then are orphans. */
const GRACE = 15 * 60_000;
const RENDITIONS = [...Object.keys(SIZES), BLURRED.name] as Rendition[];
