import { k } from "../../columns";
import { operators } from "./operators";

/** A list of the console that an operator saved with its filters. Only this operator sees it. */
export const savedViews = k.table(
  "saved_view",
  {
    id: k.id("id").primaryKey(),
    operatorId: k.foreignId("operator_id", () => operators.id),
    name: k.text("name").notNull(),
    /** The path of the list, with the query that filters it. */
    path: k.text("path").notNull(),
    at: k.ms("at").notNull(),
  },
  (t) => [k.unique("saved_view_name_ux").on(t.operatorId, t.name)],
);
