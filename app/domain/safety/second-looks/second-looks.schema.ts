/** The most that a desk can have looked at again, in percent. */
export const MOST_PERCENT = 20;

/** In ms: for how long a decision waits for a second look. */
export const FRESH = 30 * 24 * 60 * 60_000;
