import { type LookAlike, lookAlikes } from "~/app/domain/people/photo-prints/photo-prints";
import type { Site } from "~/app/domain/site";
import type { MediaPath } from "~/app/domain/site/media/media";
import type { Asked, Page } from "~/db/pages";
import type { PhotoState } from "~/db/tables";
import { pictureOf } from "./moderation";
import { undecidedPhotos, type Which } from "./photos.queries";

export interface UndecidedPhoto {
  id: string;
  /** The photo's state: `held` is visible to no one yet, `unchecked` to everyone. */
  state: PhotoState;
  nudity: boolean;
  /** Nudity score in percent; null if not computed. */
  nudityScore: number | null;
  /** UTC ms. */
  at: number;
  profileId: string;
  name: string;
  picture: MediaPath;
  alike: LookAlike[];
}

export async function photosToDecide(site: Site, asked: Asked = {}, which: Which = {}): Promise<Page<UndecidedPhoto>> {
  return site.db.read(async (conn) => {
    const { rows, next } = await undecidedPhotos(conn, asked, which);
    const photos: UndecidedPhoto[] = [];
    for (const { file, isPrivate, alike, ...photo } of rows) {
      const picture = pictureOf({ file, isPrivate, state: photo.state });
      photos.push({ ...photo, picture, alike: alike ? await lookAlikes(conn, photo) : [] });
    }
    return { rows: photos, next };
  });
}
