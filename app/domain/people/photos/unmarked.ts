import sharp from "sharp";
import type { Site } from "~/app/domain/site";
import { showsNudity } from "./nudity/judgement.mjs";
import { storedPictures } from "./photos";
import { type UnmarkedPhoto, unmarkedPhotos } from "./photos.queries";

/** Photos read in one go. */
const SLICE = 100;

/**
 * Photos without a mark that a machine takes for nudity: those of a site that did not ask before, or that a moderator took
 * the mark off. A third of a second each; only a command has time for that. One whose file is missing is passed over.
 */
export async function* unmarkedNudity(site: Site): AsyncGenerator<UnmarkedPhoto> {
  for (let last = ""; ; ) {
    const photos = await site.db.read((conn) => unmarkedPhotos(conn, last, SLICE));
    for (const photo of photos) if (await isNudity(site, photo)) yield photo;
    const end = photos.at(-1);
    if (photos.length < SLICE || !end) return;
    last = end.id;
  }
}

async function isNudity(site: Site, photo: UnmarkedPhoto): Promise<boolean> {
  try {
    return await showsNudity(sharp((await storedPictures(site, photo)).l));
  } catch (error) {
    site.log.warn({ err: error, photo: photo.id }, "a stored photo could not be looked at");
    return false;
  }
}
