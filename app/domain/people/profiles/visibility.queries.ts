import { and, eq, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { accounts, blocks, conversations, likes, messages, profiles } from "~/db/tables";

/** The viewer's side of visibility: everything it depends on besides the profile. */
export interface Sight {
  /** The viewer's id; "" for a visitor. */
  viewer: string;
  adultsBornBy: string;
}

const p = sql.placeholder;

/**
 * The one rule of visibility: the profile is shown at all (the flag of indexes and counters: off for hidden, incognito
 * or deleted members), to visitors only by its owner's choice, or is a contact of the viewer; it belongs to an adult,
 * and no block is between the two. `viewerScope` (visibility.ts) fills the placeholders. A search, whose indexes
 * contain the first two parts, takes the third from here as `hiddenFrom`.
 */
export function isVisible() {
  return and(
    or(and(sql`${profiles.visible}`, or(sql`${p("viewer")} <> ''`, eq(profiles.seenBy, "everyone"))), isContact()),
    lte(profiles.birthDate, p("adultsBornBy")),
    sql`${profiles.id} not in (${hiddenFrom(p("viewer"))})`,
  );
}

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

/** Selects the ids hidden from one viewer only: blocked in either direction. [] for a visitor (""). */
export function hiddenFrom(viewer: ReturnType<typeof p>): SQL {
  return sql`select ${blocks.toId} from ${blocks} where ${blocks.fromId} = ${viewer} union all select ${blocks.fromId} from ${blocks} where ${blocks.toId} = ${viewer}`;
}
