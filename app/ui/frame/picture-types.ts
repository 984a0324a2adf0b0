/**
 * The picture types of a file input. HEIC is left out, so that an Apple phone sends a JPEG, which every server can
 * read.
 */
export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const;

export const ACCEPTED_PICTURES = PICTURE_TYPES.join(",");
