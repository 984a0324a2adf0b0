/** The keys of the messages that this page is sending. The messages stay stored as unsent until they arrive. */
export const underWay = new Set<string>();
