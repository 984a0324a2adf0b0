import { isUnderHold, secure } from "~/app/domain/safety/secured/secured";
import type { Site } from "~/app/domain/site";
import type { Tx } from "~/db/handle";
import { type ProfileText, textsOn } from "./texts";

/** Returns a profile's texts before a change if its owner is under a legal hold; otherwise []. */
export async function textsUnderHold(site: Site, tx: Tx, profileId: string): Promise<ProfileText[]> {
  return (await isUnderHold(site, tx, profileId)) ? textsOn(tx, profileId) : [];
}

/** Secures those texts that the change replaced or removed. */
export async function secureReplaced(site: Site, tx: Tx, profileId: string, before: ProfileText[]): Promise<void> {
  if (before.length === 0) return;
  const now = new Map((await textsOn(tx, profileId)).map(({ name, text }) => [name, text]));
  const gone = before.filter(({ name, text }) => now.get(name) !== text);
  await secure(
    site,
    tx,
    profileId,
    gone.map((content) => ({ item: "text" as const, itemId: profileId, content: { ...content } })),
  );
}
