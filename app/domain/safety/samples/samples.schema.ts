/** Maximum samples a week per thousand active members. */
export const MOST_PER_THOUSAND = 50;
