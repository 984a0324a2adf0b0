import type { Member } from "~/app/domain/member";
import type { Site } from "~/app/domain/site";
import { record } from "~/app/domain/site/events/events";
import { chatNotFound } from "./chats.errors";
import { clearSide, restoreSide } from "./deleting.queries";
import { sideOf } from "./sides.queries";

/** How long a deletion can be undone, in ms. Pages offer it for five seconds; the rest is for slow lines. */
const UNDONE_WITHIN = 60_000;

/** Gone for this member with all that was said; the other keeps it. Deleting it again changes nothing. Throws chats.not_found. */
export async function deleteConversation(site: Site, member: Member, conversation: string): Promise<void> {
  await site.db.transact(async (tx) => {
    if (!(await sideOf(tx, member.id, conversation))) throw chatNotFound();
    await clearSide(tx, member.id, conversation, site.now());
    await record(site, tx, member.id, { kind: "badge" });
  });
}

/** Undoes a deletion of the last minute: everything is as it was. Throws chats.not_found where there was none. */
export async function restoreConversation(site: Site, member: Member, conversation: string): Promise<void> {
  await site.db.transact(async (tx) => {
    const since = site.now() - UNDONE_WITHIN;
    if (!(await restoreSide(tx, member.id, conversation, since))) throw chatNotFound();
    await record(site, tx, member.id, { kind: "badge" });
  });
}
