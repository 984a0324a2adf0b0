/** Where pictures are stored: `media` for public pictures, `held` for pictures that need permission. */
export const SHELVES = ["media", "held"] as const;
