import sharp from "sharp";
import { notePrint, photosWithoutPrint, type Unprinted } from "~/app/domain/people/photo-prints/photo-prints";
import { printOf } from "~/app/domain/people/photo-prints/print.mjs";
import type { Site } from "~/app/domain/site";
import { bytesOf } from "~/app/domain/site/media/media";
import { pathOf } from "./files";
import { shelfOf } from "./photos";
import { photoById } from "./photos.queries";

const SLICE = 100;

/** Computes missing prints, newest first, also after an interruption. Returns the ids of unreadable files, too. */
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
  // The owner may have deleted the photo meanwhile.
  await site.db.transact(async (tx) => {
    if (await photoById(tx, id)) await notePrint(tx, { id, profileId, print });
  });
  return true;
}

/** Uses the smallest size, because a print needs no more. */
async function storedPrint(site: Site, photo: Unprinted): Promise<string | undefined> {
  try {
    return await printOf(sharp(await bytesOf(site.media, pathOf(photo.file, "s", shelfOf(photo)))));
  } catch (error) {
    site.log.warn({ err: error, photo: photo.id }, "could not read a stored photo");
    return undefined;
  }
}
