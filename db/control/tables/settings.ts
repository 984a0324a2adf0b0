import { k } from "../../columns";

export const deskSettings = k.table("desk_setting", {
  name: k.text("name").primaryKey(),
  value: k.text("value").notNull(),
  changedAt: k.ms("changed_at").notNull(),
});
