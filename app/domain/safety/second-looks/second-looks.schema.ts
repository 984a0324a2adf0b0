/** The most that a desk can have looked at again, in percent. */
export const MOST_PERCENT = 20;
