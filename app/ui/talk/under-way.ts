/** Keys of the messages that this page is sending. They are kept as unsent until they have arrived; nobody else sends them. */
export const underWay = new Set<string>();
