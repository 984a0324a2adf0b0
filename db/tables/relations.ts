import { k } from "../columns";
import { profiles } from "./profiles";

const person = (name: string) =>
  k
    .id(name)
    .notNull()
    .references(() => profiles.id, { onDelete: "cascade" });

/** One person likes another. New to the one liked until `seen`. */
export const likes = k.table(
  "likes",
  { fromId: person("from_id"), toId: person("to_id"), at: k.ms("at").notNull(), seen: k.bool("seen").notNull() },
  (t) => [
    k.primaryKey({ columns: [t.fromId, t.toId] }),
    k.index("likes_given_ix").on(t.fromId, k.desc(t.at)),
    k.index("likes_received_ix").on(t.toId, k.desc(t.at)),
  ],
);

/** Who looked at whose profile: one row a pair, with its latest time. */
export const visits = k.table(
  "visit",
  { fromId: person("from_id"), toId: person("to_id"), at: k.ms("at").notNull() },
  (t) => [k.primaryKey({ columns: [t.fromId, t.toId] }), k.index("visit_received_ix").on(t.toId, k.desc(t.at))],
);

/** Neither of the two sees the other any more. */
export const blocks = k.table(
  "block",
  { fromId: person("from_id"), toId: person("to_id"), at: k.ms("at").notNull() },
  (t) => [k.primaryKey({ columns: [t.fromId, t.toId] }), k.index("block_to_ix").on(t.toId)],
);
