import { z } from "zod";

/** How many a member may have. */
export const MOST_PHOTOS = 12;
/** The most that an uploaded file may hold, in bytes. */
export const MAX_BYTES = 20 * 1024 * 1024;
export const MAX_PIXELS = 40_000_000;

/** The longest edge of each size, in pixels: for a list of names, for a card, and for looking at. */
export const SIZES = { s: 320, m: 800, l: 1600 } as const;
export type PhotoSize = keyof typeof SIZES;

/** So small and so blurred that nobody is recognised in it: for recipients who have yet to accept a picture. Not every photo has it. */
export const BLURRED = { name: "b", edge: 32, sigma: 1.6 } as const;
export type Rendition = PhotoSize | typeof BLURRED.name;

export const photoRequest = z.object({ image: z.string() });

/** Photos that `order` leaves out come after the others, as they were. `main` comes first. */
export const photoOrder = z.object({ order: z.array(z.string()).max(100).optional(), main: z.string().optional() });
export type PhotoOrder = z.output<typeof photoOrder>;
