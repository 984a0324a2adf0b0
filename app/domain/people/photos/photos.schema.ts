import { z } from "zod";

export const MOST_PHOTOS = 12;
export const MAX_BYTES = 20 * 1024 * 1024;
/**
 * Maximum pixels of an upload. `shrinking`: JPEG, PNG and WebP, which libvips shrinks while decoding (108-megapixel
 * phones). `whole`: AVIF and HEIC, which take 18 bytes of memory a pixel (24.5-megapixel phones).
 */
export const MAX_PIXELS = { shrinking: 108_500_000, whole: 25_000_000 } as const;
/** Minimum edge of a profile photo in pixels, after the crop. */
export const MIN_EDGE = 320;

/** Longest edge of each size, in pixels: for lists of names, for cards, and for full view. */
export const SIZES = { s: 320, m: 800, l: 1600 } as const;
export type PhotoSize = keyof typeof SIZES;

/**
 * The size of a blurred picture, too small to recognize anyone, until the recipient accepts pictures. Not every photo
 * has this size.
 */
export const BLURRED = { name: "b", edge: 32, sigma: 1.6 } as const;
export type Rendition = PhotoSize | typeof BLURRED.name;

const inParts = /^[01](\.\d{1,6})?(,[01](\.\d{1,6})?){3}$/;

/** The crop of an upright picture: "x,y,width,height", each from 0 to 1. */
const crop = z
  .string()
  .regex(inParts)
  .transform((text) => {
    const [x = 0, y = 0, width = 0, height = 0] = text.split(",").map(Number);
    return { x, y, width, height };
  })
  .refine(({ x, y, width, height }) => Math.max(x + width, y + height) <= 1.000_01 && Math.min(width, height) > 0);
export type Crop = z.output<typeof crop>;

export const photoFields = z.object({ crop: crop.optional() });

export const photoRequest = z.object({ image: z.string() });

/** Sets the order of photos. Photos that `order` lacks follow the others, in their former order. `main` comes first. */
export const photoOrder = z.object({ order: z.array(z.string()).max(100).optional(), main: z.string().optional() });
export type PhotoOrder = z.output<typeof photoOrder>;
