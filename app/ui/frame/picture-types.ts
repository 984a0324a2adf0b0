/**
 * The types of pictures that a file input offers. HEIC is left out on purpose: a phone of Apple then sends a JPEG in its place,
 * which every server can read.
 */
export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const;

/** The value of a file input's `accept`. */
export const ACCEPTED_PICTURES = PICTURE_TYPES.join(",");
