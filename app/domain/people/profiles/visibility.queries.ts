import { and, eq, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { accounts, blocks, conversations, likes, messages, profiles } from "~/db/tables";

/** The viewer's side of visibility: all that it depends on besides the profile. */
export interface Sight {
  /** Who looks; "" for a visitor. */
  viewer: string;
  adultsBornBy: string;
}

const p = sql.placeholder;

/**
 * The one rule of visibility: shown at all (the flag that indexes and counters use: off for members who are hidden,
 * incognito or deleted), and to a visitor only where its owner chose so, or a contact of the viewer, of age, and not blocked
 * between the two. `viewerScope` (visibility.ts) fills its placeholders. A search, which has the first two parts in its
 * indexes, takes the third from here as `hiddenFrom`.
 */
export function isVisible() {
  return and(
    or(and(sql`${profiles.visible}`, or(sql`${p("viewer")} <> ''`, eq(profiles.seenBy, "everyone"))), isContact()),
    lte(profiles.birthDate, p("adultsBornBy")),
    sql`${profiles.id} not in (${hiddenFrom(p("viewer"))})`,
  );
}

/** Whether somebody incognito has liked the viewer or written to them. */
function isContact() {
  const viewer = p("viewer");
  const active = sql`select 1 from ${accounts} where ${accounts.id} = ${profiles.id} and ${accounts.status} = 'active'`;
  const liked = sql`select 1 from ${likes} where ${likes.fromId} = ${profiles.id} and ${likes.toId} = ${viewer}`;
  const pair = sql`(${conversations.firstId} = ${viewer} and ${conversations.secondId} = ${profiles.id}) or (${conversations.secondId} = ${viewer} and ${conversations.firstId} = ${profiles.id})`;
  const wrote = sql`select 1 from ${conversations} join ${messages} on ${messages.conversationId} = ${conversations.id} where (${pair}) and ${messages.fromId} = ${profiles.id}`;
  return and(
    eq(profiles.seenBy, "contacts"),
    isNull(profiles.takenDownAt),
    sql`exists (${active})`,
    or(sql`exists (${liked})`, sql`exists (${wrote})`),
  );
}

/** Selects the ids hidden from one viewer though others see them: blocked in either direction. No id for a visitor (""). */
export function hiddenFrom(viewer: ReturnType<typeof p>): SQL {
  return sql`select ${blocks.toId} from ${blocks} where ${blocks.fromId} = ${viewer} union all select ${blocks.fromId} from ${blocks} where ${blocks.toId} = ${viewer}`;
}
