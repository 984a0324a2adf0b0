/** Where pictures lie: those that anybody may see, and those that only some may. */
export const SHELVES = ["media", "held"] as const;
