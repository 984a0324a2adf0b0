import { z } from "zod";

/** How many a member may have. */
export const MOST_PHOTOS = 12;
/** The most that an uploaded file may hold, in bytes. */
export const MAX_BYTES = 20 * 1024 * 1024;
/**
 * The most pixels of an upload. `shrinking`: JPEG, PNG and WebP, which libvips makes smaller while it reads them; a phone of 108
 * megapixels makes such a JPEG. `whole`: AVIF and HEIC, which take 18 bytes of memory a pixel; a phone's HEIC has 24.5 megapixels.
 */
export const MAX_PIXELS = { shrinking: 108_500_000, whole: 25_000_000 } as const;
/** The least that each side of a profile's photo has, in pixels, after it is cropped. */
export const MIN_EDGE = 320;

/** The longest edge of each size, in pixels: for a list of names, for a card, and for looking at. */
export const SIZES = { s: 320, m: 800, l: 1600 } as const;
export type PhotoSize = keyof typeof SIZES;

/** So small and so blurred that nobody is recognised in it: for recipients who have yet to accept a picture. Not every photo has it. */
export const BLURRED = { name: "b", edge: 32, sigma: 1.6 } as const;
export type Rendition = PhotoSize | typeof BLURRED.name;

const inParts = /^[01](\.\d{1,6})?(,[01](\.\d{1,6})?){3}$/;

/** The part of an upright picture that becomes the photo: "x,y,width,height", each from 0 to 1. */
const crop = z
  .string()
  .regex(inParts)
  .transform((text) => {
    const [x = 0, y = 0, width = 0, height = 0] = text.split(",").map(Number);
    return { x, y, width, height };
  })
  .refine(({ x, y, width, height }) => Math.max(x + width, y + height) <= 1.000_01 && Math.min(width, height) > 0);
export type Crop = z.output<typeof crop>;

/** The fields that come with the file of a photo. */
export const photoFields = z.object({ crop: crop.optional() });

export const photoRequest = z.object({ image: z.string() });

/** Photos that `order` leaves out come after the others, as they were. `main` comes first. */
export const photoOrder = z.object({ order: z.array(z.string()).max(100).optional(), main: z.string().optional() });
export type PhotoOrder = z.output<typeof photoOrder>;
