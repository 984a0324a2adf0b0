import { k } from "../../columns";

/** Somebody who works for those who run the sites. A row stays when they leave, because what they did names them. */
export const operators = k.table(
  "operator",
  {
    id: k.id("id").primaryKey(),
    email: k.text("email").notNull(),
    name: k.text("name").notNull(),
    /** UTC ms. */
    createdAt: k.ms("created_at").notNull(),
    /** UTC ms; null while they may act. */
    leftAt: k.ms("left_at"),
  },
  (t) => [k.unique("operator_email_ux").on(t.email)],
);
