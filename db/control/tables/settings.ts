import { k } from "../../columns";

/** What the desk was told to do otherwise than by itself. A setting without a row has its default. */
export const deskSettings = k.table("desk_setting", {
  name: k.text("name").primaryKey(),
  value: k.text("value").notNull(),
  changedAt: k.ms("changed_at").notNull(),
});
