import { domainError } from "~/app/domain/errors";

export const photoNotFound = domainError("photos.not_found", "not_found");
/** Another operator decided the photo in the meantime. */
export const photoDecided = domainError("queue.photo_decided", "conflict");
export const notAnImage = domainError("photos.not_an_image", "unsupported");
export const photoTooLarge = domainError("photos.too_large", "too_large");
export const tooManyPixels = domainError("photos.too_many_pixels", "too_large");
/** HEIC, and this machine has no decoder for it. */
export const unreadableHeic = domainError("photos.unreadable_heic", "unsupported");
export const photoTooSmall = domainError("photos.too_small", "invalid");
export const damaged = domainError("photos.damaged", "invalid");
export const tooManyPhotos = domainError("photos.too_many", "conflict");
export const noFile = domainError("photos.no_file", "invalid");
export const oneAtATime = domainError("photos.one_at_a_time", "too_many");
export const busy = domainError("photos.busy", "too_many");
