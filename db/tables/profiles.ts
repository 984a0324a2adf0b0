import { type SQL, sql } from "drizzle-orm";
import { k } from "../columns";
import { given, kept, personal, replaced, withheld } from "../personal";

/** The id of one of the `genders` in the tenant's config, now or when the row was written. */
export type Gender = string;

/**
 * `members`: not visible to visitors. `contacts`: visible to members that the owner liked or wrote to (incognito).
 * `nobody`: hidden.
 */
export type SeenBy = "everyone" | "members" | "contacts" | "nobody";

export interface PromptAnswer {
  /** The question's id. */
  prompt: string;
  answer: string;
}

/**
 * The condition of the partial indexes. SQLite uses an index only for the same text, with one condition to the left of
 * each `and`.
 */
export const isShown = sql`visible = true`;

export const isShownNowhere = sql`visible = true and country is null`;

/** The condition for profiles of members who chose to be visible to visitors, too. */
export const isShownToVisitors = sql`visible = true and seen_by = 'everyone'`;

export const isShownToVisitorsNowhere = sql`visible = true and (seen_by = 'everyone' and country is null)`;

/** The condition for profiles that may appear on the front page, in landers and in previews. */
export const isAdvertised = sql`visible = true and (seen_by = 'everyone' and advertised = true)`;

/** Profiles with a present or former account: the condition of operators' searches. */
export const isMember = sql`kind = 'member'`;

/** The public side of a person. A fictional profile has no account. `visible` is the only flag that search reads. */
export const profiles = k.table(
  "profile",
  {
    id: k.id("id").primaryKey(),
    kind: k.text("kind").$type<"member" | "fictional">().notNull(),
    name: k.text("name").notNull(),
    /** The search key of the name (`db/search-key.ts`). */
    nameKey: k.text("name_key").notNull().default(""),
    gender: k.text("gender").$type<Gender>(),
    seeking: k.json<Gender[]>("seeking").notNull(),
    birthDate: k.text("birth_date").notNull(),
    /** When the owner corrected the date of birth, which is possible once. Null before. */
    birthDateCorrectedAt: k.ms("birth_date_corrected_at"),
    country: k.text("country"),
    region: k.text("region"),
    city: k.text("city"),
    /** The search key of the town, like `nameKey`; "" without one. */
    cityKey: k.text("city_key").notNull().default(""),
    language: k.text("language").notNull(),
    personal: k.text("personal"),
    /** The filled-in configured fields and notes, by name. */
    details: k.json<Record<string, string>>("details").notNull(),
    /** Languages that the person speaks, and interests: ids of lists. Empty if not given. */
    languages: k.json<string[]>("languages").notNull().default([]),
    interests: k.json<string[]>("interests").notNull().default([]),
    prompts: k.json<PromptAnswer[]>("prompts").notNull().default([]),
    /** The first public photo that is not marked: lists never show a marked photo. */
    mainPhoto: k.text("main_photo"),
    /** Whether others find a marked photo on the profile. */
    showsNudity: k.bool("shows_nudity").notNull().default(false),
    /** Whether search may list the person: always false if `seenBy` is `contacts` or `nobody`. */
    visible: k.bool("visible").notNull(),
    /**
     * Who may see the profile. `insertProfile` writes `members` unless the owner chose otherwise. The default is from
     * before the question about the audience.
     */
    seenBy: k.text("seen_by").$type<SeenBy>().notNull().default("everyone"),
    /** When the member answered or skipped the question about the audience, UTC ms. Null: not asked yet. */
    seenByAskedAt: k.ms("seen_by_asked_at"),
    /** Whether the profile may appear on the front page, in landers and previews. Needs `seenBy` `everyone`. */
    advertised: k.bool("advertised").notNull().default(false),
    /** When an operator hid the profile from everybody. Null: no operator did. */
    takenDownAt: k.ms("taken_down_at"),
    seekMinAge: k.int("seek_min_age"),
    seekMaxAge: k.int("seek_max_age"),
    /** The last activity, rounded to the week if the person does not share it. */
    lastActiveAt: k.ms("last_active_at").notNull(),
    /**
     * Whether the person shares typing, and therefore sees the typing of others. The next two columns do the same for
     * reading and activity.
     */
    sharesTyping: k.bool("shares_typing").notNull().default(true),
    sharesReads: k.bool("shares_reads").notNull().default(true),
    sharesActivity: k.bool("shares_activity").notNull().default(true),
    /** Whether others may send this member photos in a conversation. */
    takesPhotos: k.bool("takes_photos").notNull().default(true),
    createdAt: k.ms("created_at").notNull(),
  },
  (t) => {
    const newest = [k.desc(t.lastActiveAt), k.desc(t.id), t.birthDate, t.country, t.region] as const;
    // Declares an index for each shape of a search, named `<name>_<shape>_ix`.
    const searchedBy = (name: string, shown: SQL, shownNowhere: SQL) => [
      k
        .index(`${name}_all_ix`)
        .on(...newest)
        .where(shown),
      k
        .index(`${name}_country_ix`)
        .on(t.country, ...newest.slice(0, 3), t.region)
        .where(shown),
      k
        .index(`${name}_region_ix`)
        .on(t.country, t.region, ...newest.slice(0, 3))
        .where(shown),
      k
        .index(`${name}_gender_ix`)
        .on(t.gender, ...newest)
        .where(shown),
      k
        .index(`${name}_gender_country_ix`)
        .on(t.gender, t.country, ...newest.slice(0, 3), t.region)
        .where(shown),
      k
        .index(`${name}_gender_region_ix`)
        .on(t.gender, t.country, t.region, ...newest.slice(0, 3))
        .where(shown),
      // PostgreSQL does not treat "country is null" as a constant, and would sort the rows of an index by country.
      k
        .index(`${name}_nowhere_ix`)
        .on(newest[0], ...newest.slice(1, 4))
        .where(shownNowhere),
      k
        .index(`${name}_gender_nowhere_ix`)
        .on(t.gender, ...newest.slice(0, 4))
        .where(shownNowhere),
      k.index(`${name}_born_ix`).on(t.birthDate, t.gender, t.country, t.region).where(shown),
    ];
    return [
      k.check("profile_kind_ck", sql`${t.kind} in ('member', 'fictional')`),
      k.check("profile_birth_date_ck", sql`length(${t.birthDate}) = 10`),
      ...searchedBy("profile", isShown, isShownNowhere),
      // A visitor's search would otherwise scan all members who are not visible to visitors.
      ...searchedBy("profile_open", isShownToVisitors, isShownToVisitorsNowhere),
      k.index("profile_advertised_ix").on(newest[0], newest[1], t.gender, t.country, t.birthDate).where(isAdvertised),
      k.index("profile_name_ix").on(t.nameKey, t.id).where(isMember),
      k.index("profile_city_ix").on(t.cityKey, t.id).where(isMember),
    ];
  },
);

/**
 * Whether the profile is visible, or will be visible once no operator hides it. An account that closes stores this
 * value.
 */
export const wouldBeShown =
  sql<boolean>`(${profiles.visible} or (${profiles.takenDownAt} is not null and ${profiles.seenBy} in ('everyone', 'members')))`.mapWith(
    profiles.visible,
  );

/**
 * The row stays without name, date of birth or place. `deletion` deletes it unless a conversation needs the member's
 * side.
 */
export const profileData = personal(profiles, {
  export: { as: "profile", of: ["id"] },
  erase: { of: ["id"], rows: "keep" },
  columns: {
    id: kept(given),
    kind: kept(given),
    name: replaced(given, ""),
    nameKey: replaced(withheld("the name in another spelling"), ""),
    gender: replaced(given, null),
    seeking: replaced(given, []),
    birthDate: replaced(given, "0000-00-00"),
    birthDateCorrectedAt: replaced(given, null),
    country: replaced(given, null),
    region: replaced(given, null),
    city: replaced(given, null),
    cityKey: replaced(withheld("the town in another spelling"), ""),
    language: replaced(given, ""),
    personal: replaced(given, null),
    details: replaced(given, {}),
    languages: replaced(given, []),
    interests: replaced(given, []),
    prompts: replaced(given, []),
    mainPhoto: replaced(given, null),
    showsNudity: replaced(given, false),
    visible: replaced(given, false),
    seenBy: replaced(given, "nobody"),
    seenByAskedAt: replaced(given, null),
    advertised: replaced(given, false),
    takenDownAt: replaced(given, null),
    seekMinAge: replaced(given, null),
    seekMaxAge: replaced(given, null),
    lastActiveAt: replaced(given, 0),
    sharesTyping: replaced(given, false),
    sharesReads: replaced(given, false),
    sharesActivity: replaced(given, false),
    takesPhotos: replaced(given, false),
    createdAt: replaced(given, 0),
  },
});

/**
 * `held`: waits for approval, visible only to the owner. `rejected`: visible only to the owner. `unchecked`: visible to
 * all until a decision.
 */
export type PhotoState = "held" | "unchecked" | "approved" | "rejected";

/**
 * The photos of profiles, in order. A `file` without an extension has one file per size; with an extension, the file is
 * a drawing that several profiles share.
 */
export const photos = k.table(
  "photo",
  {
    id: k.id("id").primaryKey(),
    profileId: k.ownerId("profile_id", () => profiles.id),
    file: k.text("file").notNull(),
    position: k.int("position").notNull(),
    createdAt: k.ms("created_at").notNull(),
    state: k.text("state").$type<PhotoState>().notNull().default("approved"),
    reason: k.text("reason"),
    /** Whether the photo is visible only to its owner and to people with the owner's permission (`albumAccess`). */
    isPrivate: k.bool("private").notNull().default(false),
    /** Whether the photo is marked as showing nudity. Others see it blurred until they ask. */
    nudity: k.bool("nudity").notNull().default(false),
    /** The network's confidence that it shows nudity, in percent, when it was added; null if not asked. */
    nudityScore: k.int("nudity_score"),
    /** A key that a waiting photo shares with the waiting photos that look like it. "" if no such photo waits. */
    alike: k.text("alike").notNull().default(""),
  },
  (t) => [
    k.index("photo_profile_ix").on(t.profileId, t.position),
    k.index("photo_undecided_ix").on(k.desc(t.alike), t.createdAt, t.id).where(sql`state in ('held', 'unchecked')`),
  ],
);

export const photoData = personal(photos, {
  export: { as: "photos", of: ["profileId"], order: "position" },
  erase: { of: ["profileId"], rows: "delete" },
  columns: {
    id: given,
    profileId: given,
    file: given,
    position: given,
    createdAt: given,
    state: given,
    reason: given,
    isPrivate: given,
    nudity: given,
    nudityScore: given,
    alike: withheld("says what photos of others look like"),
  },
});
