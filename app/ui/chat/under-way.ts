/** Keys of the messages that this page is sending. They are kept as unsent until they have arrived, but nobody else has to send them. */
export const underWay = new Set<string>();
