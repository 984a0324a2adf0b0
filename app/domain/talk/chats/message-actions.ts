// What can be done with a message. Without imports, because browsers load it.

/** How long one's own message can be taken back, in minutes. */
export const TAKE_BACK_MINUTES = 15;

/** The reactions to a message, in the order in which they are offered. */
export const REACTIONS = ["heart", "laugh", "wow", "sad", "yes", "fire"] as const;

/** Where the two of a conversation find a message's photo: `b` is the blurred one. The server asks each time who they are. */
export function messagePhotoUrl(of: { conversation: string; id: string }, size: "s" | "m" | "l" | "b"): string {
  return `/chats/${of.conversation}/messages/${of.id}/photo/${size}`;
}

interface Said {
  mine: boolean;
  takenBack: boolean;
  /** UTC ms. */
  sentAt: number;
}

export function mayTakeBack({ mine, takenBack, sentAt }: Said, now: number): boolean {
  return mine && !takenBack && now - sentAt < TAKE_BACK_MINUTES * 60_000;
}
