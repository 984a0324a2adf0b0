/** Minimum score in percent for a mark. Lower would mark beaches and dances; moderators correct either error. */
export const SURE = 60;
