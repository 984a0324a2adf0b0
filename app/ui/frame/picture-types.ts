/** The picture types of a file input. Without HEIC: an Apple phone then sends a JPEG, which every server can read. */
export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const;

export const ACCEPTED_PICTURES = PICTURE_TYPES.join(",");
