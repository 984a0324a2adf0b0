import type { Tenant } from "~/tenants/schema";
import { fileOf } from "./files";
import { type OwnPhoto, shelfOf } from "./photos";
import type { PhotoSize } from "./photos.schema";

type Place = Pick<Tenant, "cdnPrefix">;

/** Where a browser finds a photo, by its name in the tenant's media. */
export function photoUrl({ cdnPrefix }: Place, file: string, size: PhotoSize): string {
  return `${cdnPrefix.replace(/\/$/, "")}/media/${fileOf(file, size)}`;
}

/** The same for its owner: what others don't see comes from the site itself, which knows who asks. */
export function ownPhotoUrl(tenant: Place, photo: OwnPhoto, size: PhotoSize): string {
  return shelfOf(photo) === "held" ? `/profile/photos/${photo.id}/picture` : photoUrl(tenant, photo.file, size);
}

/** A profile's image in the API. */
export function imageWire(tenant: Place, photo: OwnPhoto) {
  return { id: photo.id, thumb_filename: ownPhotoUrl(tenant, photo, "m") };
}
