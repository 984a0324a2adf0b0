import { sql } from "drizzle-orm";
import { newCount } from "~/app/domain/people/likes/likes.queries";
import type { Sight } from "~/app/domain/people/profiles/profiles.queries";
import { unreadCount } from "~/app/domain/talk/chats/list.queries";
import { type Conn, prepared } from "~/db/handle";

/** Counts unread conversations and unseen likes in one query, because every member page needs both. */
export async function badgeCounts(conn: Conn, asked: Sight & { except: string }) {
  const [row] = await q(conn).badge.execute({ ...asked });
  return row!;
}

const q = prepared((d) => ({
  badge: d
    .select({
      unread: sql`(${unreadCount(d)})`.mapWith(Number).as("unread"),
      newLikes: sql`(${newCount(d)})`.mapWith(Number).as("new_likes"),
    })
    .from(sql`(select 1) as one`)
    .prepare("notices.badge"),
}));
