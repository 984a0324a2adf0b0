import { k } from "../../columns";

/** In which cell each tenant lies, where there are several. Of one that nobody asked for yet there is no row. */
export const placements = k.table("placement", {
  slug: k.text("slug").primaryKey(),
  cell: k.text("cell").notNull(),
  /** UTC ms: since when its database is there. Null: it is yet to be made. */
  since: k.ms("since"),
  /** Where it is being moved to. Null: it is not. */
  target: k.text("target"),
  /** Of the hold that keeps it from being written meanwhile. */
  token: k.text("token"),
});
