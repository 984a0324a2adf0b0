import type { Member } from "~/app/domain/member";
import { careErrors } from "~/app/domain/safety/care/care.errors";
import { contactDetailsIn, STRANGER_UNTIL } from "~/app/domain/safety/care/contact-details";
import type { Site } from "~/app/domain/site";
import type { Conn } from "~/db/handle";
import { chatNotFound } from "./chats.errors";
import { type Side, sideOf } from "./sides.queries";
import { countFrom, NEWEST } from "./strangers.queries";

/** Whether the other wrote fewer than five of the newest hundred messages. */
export async function isStrangerIn(conn: Conn, conversation: string, side: Side): Promise<boolean> {
  return !(await hasWritten(conn, conversation, side, STRANGER_UNTIL));
}

/** Whether the other wrote at least `times` of the newest hundred messages. */
export async function hasWritten(conn: Conn, conversation: string, side: Side, times: number): Promise<boolean> {
  const after = side.lastSeq - NEWEST;
  return (await countFrom(conn, { conversation, from: side.otherId, after, limit: times })) === times;
}

/** Checks the text of a form. Throws chats.care_... before contact details go to a stranger, and chats.not_found. */
export async function adviseCare(site: Site, member: Member, conversation: string, text: string): Promise<void> {
  const [found] = contactDetailsIn(text);
  if (!found) return;
  const stranger = await site.db.read(async (conn) => {
    const side = await sideOf(conn, member.id, conversation);
    if (!side) throw chatNotFound();
    return isStrangerIn(conn, conversation, side);
  });
  if (stranger) throw careErrors[found]();
}
