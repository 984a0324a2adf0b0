/** Where pictures are stored: public ones, and those that need permission. */
export const SHELVES = ["media", "held"] as const;
