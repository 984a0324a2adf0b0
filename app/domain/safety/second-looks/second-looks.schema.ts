/** Maximum share of decisions to judge again, in percent. */
export const MOST_PERCENT = 20;

/** In ms: how long a decision waits for a second look. */
export const FRESH = 30 * 24 * 60 * 60_000;
