import { careful } from "~/app/domain/care/care.errors";
import { contactDetailsIn, STRANGER_UNTIL } from "~/app/domain/care/contact-details";
import type { Member } from "~/app/domain/member";
import type { Site } from "~/app/domain/site";
import type { Conn } from "~/db/handle";
import { chatNotFound } from "./chats.errors";
import { type Side, sideOf } from "./chats.queries";
import { countFrom } from "./strangers.queries";

/** Whether the other wrote fewer than five of the newest hundred messages. Throws chats.not_found. */
export async function isStrangerIn(site: Site, member: Member, conversation: string): Promise<boolean> {
  return site.db.read(async (conn) => {
    const side = await sideOf(conn, member.id, conversation);
    if (!side) throw chatNotFound();
    return !(await hasWritten(conn, conversation, side, STRANGER_UNTIL));
  });
}

/** Whether the other wrote at least `times` of the newest hundred messages. */
export async function hasWritten(conn: Conn, conversation: string, side: Side, times: number): Promise<boolean> {
  const after = side.lastSeq - NEWEST;
  return (await countFrom(conn, { conversation, from: side.otherId, after, limit: times })) === times;
}

/** For a form: throws chats.care_... before a phone number or the like goes to a stranger, and chats.not_found. */
export async function adviseCare(site: Site, member: Member, conversation: string, text: string): Promise<void> {
  const [found] = contactDetailsIn(text);
  if (found && (await isStrangerIn(site, member, conversation))) throw careful[found]();
}

/** So many messages are looked at, however long the conversation is. */
const NEWEST = 100;
