import { and, desc, eq, gt, lte, or, sql } from "drizzle-orm";
import { cardColumns } from "~/app/domain/people/profiles/profiles.queries";
import { blockedWith } from "~/app/domain/safety/blocks/blocks";
import { type Conn, prepared } from "~/db/handle";
import { idsIn } from "~/db/json";
import { fields, stableLimit, withIndex, withKeyIndex } from "~/db/statement-hints";
import { findings, type Gender, likes, participants, profiles } from "~/db/tables";

/** Hard filters, in both directions. */
export interface Candidates {
  viewer: string;
  /** The gender that the viewer seeks: one statement per gender. */
  gender: Gender;
  /** The pattern for candidates' `seeking`: `%"female"%`, or `%` if the viewer has not stated a gender. */
  soughtLike: string;
  age: number;
  /** YYYY-MM-DD: bounds of the viewer's sought ages. */
  bornAfter: string;
  bornBy: string;
  /** Counts unread messages from this time on, UTC ms. */
  since: number;
  limit: number;
}

export function activeCandidates(conn: Conn, asked: Candidates) {
  return q(conn).active.execute({ ...asked });
}

/** Returns the newest members first, with an id above `joinedAfter`: ids sort by creation time. */
export function newCandidates(conn: Conn, asked: Candidates & { joinedAfter: string }) {
  return q(conn).newest.execute({ ...asked });
}

export function cardsOf(conn: Conn, ids: string[]) {
  return q(conn).cards.execute({ ids: JSON.stringify(ids) });
}

const p = sql.placeholder;
const decided = sql`select ${likes.toId} from ${likes} where ${likes.fromId} = ${p("viewer")} union all select ${findings.toId} from ${findings} where ${findings.fromId} = ${p("viewer")} union all ${blockedWith(p("viewer"))} union all select ${p("viewer")}`;
const fitting = and(
  sql`${profiles.visible} = true`,
  eq(profiles.gender, p("gender")),
  gt(profiles.birthDate, p("bornAfter")),
  lte(profiles.birthDate, p("bornBy")),
  sql`cast(${profiles.seeking} as text) like ${p("soughtLike")}`,
  or(sql`${profiles.seekMinAge} is null`, lte(profiles.seekMinAge, p("age"))),
  or(sql`${profiles.seekMaxAge} is null`, sql`${profiles.seekMaxAge} >= ${p("age")}`),
  sql`${profiles.id} not in (${decided})`,
);
/** Columns for the ranking: hundreds of rows are read for the few cards shown. */
const columns = {
  ...fields({
    id: profiles.id,
    birthDate: profiles.birthDate,
    country: profiles.country,
    region: profiles.region,
    language: profiles.language,
    seekMinAge: profiles.seekMinAge,
    seekMaxAge: profiles.seekMaxAge,
    lastActiveAt: profiles.lastActiveAt,
  }),
  unread:
    sql`(select coalesce(sum(${participants.unread}), 0) from ${participants} where ${participants.profileId} = ${profiles.id} and ${participants.hidden} = false and ${participants.lastAt} > ${p("since")})`
      .mapWith(Number)
      .as("inbound"),
};

const q = prepared((d) => ({
  active: d
    .select(columns)
    .from(withIndex(profiles, "profile_gender_ix"))
    .where(fitting)
    .orderBy(desc(profiles.lastActiveAt), desc(profiles.id))
    .limit(stableLimit(p("limit")))
    .prepare("suggestions.active"),
  newest: d
    .select(columns)
    .from(withKeyIndex(profiles))
    .where(and(fitting, gt(profiles.id, p("joinedAfter")), eq(profiles.kind, "member")))
    .orderBy(desc(profiles.id))
    .limit(stableLimit(p("limit")))
    .prepare("suggestions.newest"),
  cards: d
    .select(fields(cardColumns))
    .from(profiles)
    .where(sql`${profiles.id} in (${idsIn(sql`${p("ids")}`)})`)
    .prepare("suggestions.cards"),
}));
