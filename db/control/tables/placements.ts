import { k } from "../../columns";

/** The cell of each tenant, if there are several. A tenant that was never requested has no row. */
export const placements = k.table("placement", {
  slug: k.text("slug").primaryKey(),
  cell: k.text("cell").notNull(),
  /** When the tenant's database was created, UTC ms. Null: not created yet. */
  since: k.ms("since"),
  /** The target cell of a move in progress, or null. */
  target: k.text("target"),
  /** The token of the read-only lock during a move, or null. */
  token: k.text("token"),
});
