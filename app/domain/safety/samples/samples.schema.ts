/** The most that a desk can have drawn in a week, of each thousand active members. */
export const MOST_PER_THOUSAND = 50;
