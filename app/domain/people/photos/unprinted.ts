import sharp from "sharp";
import { notePrint, photosWithoutPrint, type Unprinted } from "~/app/domain/people/photo-prints/photo-prints";
import { printOf } from "~/app/domain/people/photo-prints/print.mjs";
import type { Site } from "~/app/domain/site";
import { bytesOf } from "~/app/domain/site/media/media";
import { pathOf } from "./files";
import { shelfOf } from "./photos";
import { photoById } from "./photos.queries";

/** Photos read in one go. */
const SLICE = 100;

/**
 * Notes what photos look like that were stored before that was noted, the newest first. Gives how many, and the ids of those
 * whose file can't be read. Ended early, it goes on where it was.
 */
export async function printPhotos(site: Site): Promise<{ done: number; unread: string[] }> {
  const unread: string[] = [];
  for (let done = 0, last = ""; ; ) {
    const photos = await site.db.read((conn) => photosWithoutPrint(conn, last, SLICE));
    for (const photo of photos) {
      if (await printPhoto(site, photo)) done++;
      else unread.push(photo.id);
    }
    const end = photos.at(-1);
    if (photos.length < SLICE || !end) return { done, unread };
    last = end.id;
  }
}

async function printPhoto(site: Site, photo: Unprinted): Promise<boolean> {
  const print = await storedPrint(site, photo);
  if (print === undefined) return false;
  const { id, profileId } = photo;
  // Its owner may have deleted it meanwhile.
  await site.db.transact(async (tx) => {
    if (await photoById(tx, id)) await notePrint(tx, { id, profileId, print });
  });
  return true;
}

/** Of the smallest picture: nothing larger is looked at. */
async function storedPrint(site: Site, photo: Unprinted): Promise<string | undefined> {
  try {
    return await printOf(sharp(await bytesOf(site.media, pathOf(photo.file, "s", shelfOf(photo)))));
  } catch (error) {
    site.log.warn({ err: error, photo: photo.id }, "a stored photo could not be looked at");
    return undefined;
  }
}
