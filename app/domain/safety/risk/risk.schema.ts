/** The default sum of risk weights within thirty days that opens a case. */
export const USUAL_THRESHOLD = 6;
export const MOST_THRESHOLD = 50;
