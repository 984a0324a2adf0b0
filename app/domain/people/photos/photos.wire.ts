import { z } from "zod";
import type { Tenant } from "~/tenants/config/schema";
import { fileOf } from "./files";
import { type OwnPhoto, shelfOf } from "./photos";
import type { PhotoSize } from "./photos.schema";

type Place = Pick<Tenant, "cdnPrefix">;

export function photoUrl({ cdnPrefix }: Place, file: string, size: PhotoSize): string {
  return `${cdnPrefix.replace(/\/$/, "")}/media/${fileOf(file, size)}`;
}

/** Returns the URL for the owner: the site itself serves photos that others cannot see, and checks the session. */
export function ownPhotoUrl(tenant: Place, photo: OwnPhoto, size: PhotoSize): string {
  return shelfOf(photo) === "held" ? `/profile/photos/${photo.id}/picture` : photoUrl(tenant, photo.file, size);
}

/** Returns the URL of a private photo for a member with access. The site checks the access for each request. */
export function albumPhotoUrl(ownerId: string, photoId: string): string {
  return `/members/${ownerId}/photos/${photoId}/picture`;
}

export const wireImage = z.strictObject({ id: z.string(), thumb_filename: z.string() });

export const imageAnswer = z.strictObject({ image: wireImage });

export function imageWire(tenant: Place, photo: OwnPhoto): z.output<typeof wireImage> {
  return { id: photo.id, thumb_filename: ownPhotoUrl(tenant, photo, "m") };
}
