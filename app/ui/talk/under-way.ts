/** Keys of the messages that this page is sending, which stay stored as unsent until they arrive. */
export const underWay = new Set<string>();
