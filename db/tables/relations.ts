import { sql } from "drizzle-orm";
import { k } from "../columns";
import { given, personal } from "../personal";
import { profiles } from "./profiles";

const person = (name: string) =>
  k
    .shortId(name)
    .notNull()
    .references(() => profiles.id, { onDelete: "cascade" });

/** A like, new to its recipient until `seen`. */
export const likes = k.table(
  "likes",
  {
    fromId: person("from_id"),
    toId: person("to_id"),
    at: k.ms("at").notNull(),
    seen: k.bool("seen").notNull(),
    /** The question whose answer was liked; null for the whole person. */
    prompt: k.short("prompt", 100),
  },
  (t) => [
    k.primaryKey({ columns: [t.fromId, t.toId] }),
    k.index("likes_given_ix").on(t.fromId, k.desc(t.at)),
    k.index("likes_received_ix").on(t.toId, k.desc(t.at)),
    k.index("likes_new_ix").on(t.toId, t.fromId).where(sql`seen = false`),
  ],
);

export const likeData = personal(likes, {
  export: { as: "likes", of: ["fromId", "toId"] },
  erase: { of: ["fromId", "toId"], rows: "delete" },
  columns: {
    fromId: given,
    toId: given,
    at: given,
    seen: given,
    prompt: given,
  },
});

/** Visits of profiles: one row per pair, with the latest time. */
export const visits = k.table(
  "visit",
  { fromId: person("from_id"), toId: person("to_id"), at: k.ms("at").notNull() },
  (t) => [k.primaryKey({ columns: [t.fromId, t.toId] }), k.index("visit_received_ix").on(t.toId, k.desc(t.at))],
);

export const visitData = personal(visits, {
  export: { as: "visits", of: ["fromId", "toId"] },
  erase: { of: ["fromId", "toId"], rows: "delete" },
  columns: {
    fromId: given,
    toId: given,
    at: given,
  },
});

/** Decisions in the match finder, which shows each member only once. */
export const findings = k.table(
  "finding",
  {
    fromId: person("from_id"),
    toId: person("to_id"),
    liked: k.bool("liked").notNull(),
    /** YYYY-MM-DD, in the tenant's time zone. */
    day: k.short("day", 10).notNull(),
    at: k.ms("at").notNull(),
  },
  (t) => [k.primaryKey({ columns: [t.fromId, t.toId] }), k.index("finding_latest_ix").on(t.fromId, k.desc(t.at))],
);

/** A member who was passed over does not learn of the decision. */
export const findingData = personal(findings, {
  export: { as: "findings", of: ["fromId"] },
  erase: { of: ["fromId", "toId"], rows: "delete" },
  columns: { fromId: given, toId: given, liked: given, day: given, at: given },
});

/** A block between two members. Neither of them sees the other. */
export const blocks = k.table(
  "block",
  { fromId: person("from_id"), toId: person("to_id"), at: k.ms("at").notNull() },
  (t) => [k.primaryKey({ columns: [t.fromId, t.toId] }), k.index("block_to_ix").on(t.toId)],
);

/** An export contains the row only for the member who blocked. */
export const blockData = personal(blocks, {
  export: { as: "blocks", of: ["fromId"] },
  erase: { of: ["fromId", "toId"], rows: "delete" },
  columns: {
    fromId: given,
    toId: given,
    at: given,
  },
});

/** `asked`: waits for the owner's answer. `refused`: refused or revoked by the owner. One row per pair of members. */
export const albumAccess = k.table(
  "album_access",
  {
    ownerId: person("owner_id"),
    viewerId: person("viewer_id"),
    state: k.word("state").$type<"asked" | "granted" | "refused">().notNull(),
    at: k.ms("at").notNull(),
  },
  (t) => [k.primaryKey({ columns: [t.ownerId, t.viewerId] }), k.index("album_access_viewer_ix").on(t.viewerId)],
);

/** Both members get the row in their exports, because the viewer knows of the request. */
export const albumAccessData = personal(albumAccess, {
  export: { as: "album_access", of: ["ownerId", "viewerId"] },
  erase: { of: ["ownerId", "viewerId"], rows: "delete" },
  columns: { ownerId: given, viewerId: given, state: given, at: given },
});
