/** The sum of weights, of thirty days, from which on a case opens. */
export const USUAL_THRESHOLD = 6;
export const MOST_THRESHOLD = 50;
