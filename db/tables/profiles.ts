import { sql } from "drizzle-orm";
import { k } from "../columns";

export type Gender = "male" | "female";

/** What others see of a person. A fictional profile has no account. `visible` is the one flag that search reads. */
export const profiles = k.table(
  "profile",
  {
    id: k.id("id").primaryKey(),
    kind: k.text("kind").$type<"member" | "fictional">().notNull(),
    name: k.text("name").notNull(),
    gender: k.text("gender").$type<Gender>(),
    seeking: k.json<Gender[]>("seeking").notNull(),
    birthDate: k.text("birth_date").notNull(),
    country: k.text("country"),
    region: k.text("region"),
    city: k.text("city"),
    language: k.text("language").notNull(),
    personal: k.text("personal"),
    /** The configured fields and notes that were filled in, by name. */
    details: k.json<Record<string, string>>("details").notNull(),
    mainPhoto: k.text("main_photo"),
    visible: k.bool("visible").notNull(),
    lastActiveAt: k.ms("last_active_at").notNull(),
    createdAt: k.ms("created_at").notNull(),
  },
  (t) => {
    const newest = [k.desc(t.lastActiveAt), k.desc(t.id), t.birthDate, t.country, t.region] as const;
    return [
      k.check("profile_kind_ck", sql`${t.kind} in ('member', 'fictional')`),
      k.check("profile_birth_date_ck", sql`length(${t.birthDate}) = 10`),
      k
        .index("profile_all_ix")
        .on(...newest)
        .where(sql`visible = true`),
      k
        .index("profile_country_ix")
        .on(t.country, ...newest.slice(0, 3), t.region)
        .where(sql`visible = true`),
      k
        .index("profile_region_ix")
        .on(t.country, t.region, ...newest.slice(0, 3))
        .where(sql`visible = true`),
      k
        .index("profile_gender_ix")
        .on(t.gender, ...newest)
        .where(sql`visible = true`),
      k
        .index("profile_gender_country_ix")
        .on(t.gender, t.country, ...newest.slice(0, 3), t.region)
        .where(sql`visible = true`),
      k
        .index("profile_gender_region_ix")
        .on(t.gender, t.country, t.region, ...newest.slice(0, 3))
        .where(sql`visible = true`),
      k.index("profile_born_ix").on(t.birthDate, t.gender, t.country, t.region).where(sql`visible = true`),
    ];
  },
);

/**
 * `held` waits for approval and is shown to nobody else, `unchecked` is shown until somebody says otherwise, `rejected` is
 * its owner's alone again.
 */
export type PhotoState = "held" | "unchecked" | "approved" | "rejected";

/**
 * A profile's pictures in their order. `file` is a random name in the tenant's media: without an extension it stands for
 * one file of each size, with one it is a drawing that several may share.
 */
export const photos = k.table(
  "photo",
  {
    id: k.id("id").primaryKey(),
    profileId: k
      .id("profile_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    file: k.text("file").notNull(),
    position: k.int("position").notNull(),
    createdAt: k.ms("created_at").notNull(),
    state: k.text("state").$type<PhotoState>().notNull().default("approved"),
    /** Why it was rejected, for its owner to read. */
    reason: k.text("reason"),
  },
  (t) => [
    k.index("photo_profile_ix").on(t.profileId, t.position),
    k.index("photo_undecided_ix").on(t.createdAt).where(sql`state in ('held', 'unchecked')`),
  ],
);
