import { z } from "zod";
import type { Tenant } from "~/tenants/config/schema";
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

/** Where somebody finds a private photo whose owner lets them see it: on the site itself, which asks each time. */
export function albumPhotoUrl(ownerId: string, photoId: string): string {
  return `/members/${ownerId}/photos/${photoId}/picture`;
}

/** A profile's image in the API. */
export const wireImage = z.strictObject({ id: z.string(), thumb_filename: z.string() });

export const imageAnswer = z.strictObject({ image: wireImage });

export function imageWire(tenant: Place, photo: OwnPhoto): z.output<typeof wireImage> {
  return { id: photo.id, thumb_filename: ownPhotoUrl(tenant, photo, "m") };
}
