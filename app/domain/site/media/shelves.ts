/** Where pictures are stored: `media` for public ones, `held` for those that need permission. */
export const SHELVES = ["media", "held"] as const;
