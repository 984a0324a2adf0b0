import { k } from "../columns";
import { given, personal } from "../personal";
import { profiles } from "./profiles";

/** The filters of a member's last search, as a query string, for use on every device. */
export const lastSearches = k.table("last_search", {
  profileId: k
    .id("profile_id")
    .primaryKey()
    .references(() => profiles.id, { onDelete: "cascade" }),
  query: k.text("query").notNull(),
  at: k.ms("at").notNull(),
});

export const lastSearchData = personal(lastSearches, {
  export: { as: "last_search", of: ["profileId"] },
  erase: { of: ["profileId"], rows: "delete" },
  columns: { profileId: given, query: given, at: given },
});

/** A saved search. No two searches of a member have the same name. */
export const savedSearches = k.table(
  "saved_search",
  {
    id: k.id("id").primaryKey(),
    profileId: k.ownerId("profile_id", () => profiles.id),
    name: k.text("name").notNull(),
    /** The search as a query string, with the order of results. */
    query: k.text("query").notNull(),
    mails: k.bool("mails").notNull(),
    /** The time after which a sign-up counts as new in the weekly email. */
    newSince: k.ms("new_since").notNull(),
    createdAt: k.ms("created_at").notNull(),
  },
  (t) => [k.unique("saved_search_name_ux").on(t.profileId, t.name)],
);

export const savedSearchData = personal(savedSearches, {
  export: { as: "saved_searches", of: ["profileId"] },
  erase: { of: ["profileId"], rows: "delete" },
  columns: { id: given, profileId: given, name: given, query: given, mails: given, newSince: given, createdAt: given },
});
