import { k } from "../../columns";

/** The desk's changed settings. A setting without a row has its default. */
export const deskSettings = k.table("desk_setting", {
  name: k.text("name").primaryKey(),
  value: k.text("value").notNull(),
  changedAt: k.ms("changed_at").notNull(),
});
