import type { Member } from "~/app/domain/member";
import { isDrawing, type OwnPhoto, ownPhotos } from "~/app/domain/people/photos/photos";
import { MAX_BYTES, MIN_EDGE, MOST_PHOTOS } from "~/app/domain/people/photos/photos.schema";
import { ownPhotoUrl } from "~/app/domain/people/photos/photos.wire";
import type { Site } from "~/app/domain/site";

export async function photosToManage(site: Site, member: Member) {
  const photos = await ownPhotos(site, member);
  return {
    photos: photos.map((photo) => ({
      ...photo,
      src: ownPhotoUrl(site.tenant, photo, "m"),
      mayBePrivate: !isDrawing(photo.file),
      mark: photo.nudity ? markOf(site, photo) : null,
    })),
    max: MOST_PHOTOS,
    maxBytes: MAX_BYTES,
    minEdge: MIN_EDGE,
  };
}

/**
 * Returns how the site shows a photo marked as nudity. A private photo is never left out, because its owner chose who
 * sees it.
 */
function markOf({ tenant }: Site, { isPrivate }: OwnPhoto): "left_out" | "blurred" {
  return tenant.photos.nudity === "left_out" && !isPrivate ? "left_out" : "blurred";
}
