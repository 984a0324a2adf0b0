// Actions on a message. Has no imports, because browsers load this file.

/** How long a member can retract their own message, in minutes. */
export const TAKE_BACK_MINUTES = 15;

/** The reactions to a message, in the order of their offer. */
export const REACTIONS = ["heart", "laugh", "wow", "sad", "yes", "fire"] as const;

/** Returns the URL of a message's photo; `b` is the blurred one. The server checks the session for each request. */
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
