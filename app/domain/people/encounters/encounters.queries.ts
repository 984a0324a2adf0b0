import { and, eq, sql } from "drizzle-orm";
import { unseenLikeOf } from "~/app/domain/people/likes/likes.queries";
import { privateOfEither } from "~/app/domain/people/photos/photos.queries";
import { type Conn, prepared } from "~/db/handle";
import { likes, visits } from "~/db/tables";

export async function between(conn: Conn, viewer: string, other: string) {
  const [row] = await q(conn).between.execute({ viewer, other });
  return row!;
}

const p = sql.placeholder;
const viewer = sql`${p("viewer")}`;
const other = sql`${p("other")}`;

const q = prepared((d) => ({
  between: d
    .select({
      visitedAt: visits.at,
      liked: likes.toId,
      prompt: likes.prompt,
      hasNewLike: sql`exists (${unseenLikeOf(other)})`.mapWith(Boolean).as("has_new_like"),
      hasAlbums: sql`exists (${privateOfEither(viewer, other)})`.mapWith(Boolean).as("has_albums"),
    })
    .from(sql`(select 1) as one`)
    .leftJoin(visits, and(eq(visits.fromId, viewer), eq(visits.toId, other)))
    .leftJoin(likes, and(eq(likes.fromId, viewer), eq(likes.toId, other)))
    .prepare("encounters.between"),
}));
