import type { Member } from "~/app/domain/member";
import type { Site } from "~/app/domain/site";
import { record } from "~/app/domain/site/events/events";
import { chatNotFound } from "./chats.errors";
import { clearSide, restoreSide } from "./deleting.queries";
import { sideOf } from "./sides.queries";

/** In ms: how long a deletion can be undone. Pages offer it for five seconds; the rest is for slow connections. */
const UNDONE_WITHIN = 60_000;

/** Deletes the conversation for this member only. A repeat changes nothing. Throws chats.not_found. */
export async function deleteConversation(site: Site, member: Member, conversation: string): Promise<void> {
  await site.db.transact(async (tx) => {
    if (!(await sideOf(tx, member.id, conversation))) throw chatNotFound();
    await clearSide(tx, member.id, conversation, site.now());
    await record(site, tx, member.id, { kind: "badge" });
  });
}

/** Undoes a deletion of the last minute. Throws chats.not_found without one. */
export async function restoreConversation(site: Site, member: Member, conversation: string): Promise<void> {
  await site.db.transact(async (tx) => {
    const since = site.now() - UNDONE_WITHIN;
    if (!(await restoreSide(tx, member.id, conversation, since))) throw chatNotFound();
    await record(site, tx, member.id, { kind: "badge" });
  });
}
