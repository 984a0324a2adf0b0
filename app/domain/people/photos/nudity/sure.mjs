/** How sure the network has to be, in percent. Lower, it would mark beaches and dances; a moderator corrects it either way. */
export const SURE = 60;
