import { k } from "../columns";
import { given, kept, personal } from "../personal";

/** Number of visitors that an experiment assigned to each variant, per day. */
export const entries = k.table(
  "experiment_entry",
  {
    /** YYYY-MM-DD, in the tenant's time zone. */
    day: k.short("day", 10).notNull(),
    experiment: k.short("experiment", 40).notNull(),
    /** The group's id; "" for visitors in no group. */
    group: k.short("visitor_group", 40).notNull(),
    variant: k.short("variant", 40).notNull(),
    visitors: k.int("visitors").notNull(),
  },
  (t) => [k.primaryKey({ columns: [t.day, t.experiment, t.group, t.variant] })],
);

/** The rows are not personal: a day is no person's id. */
export const entryData = personal(entries, {
  export: { as: "entries", of: ["day"] },
  erase: { of: ["day"], rows: "keep" },
  columns: {
    day: kept(given),
    experiment: kept(given),
    group: kept(given),
    variant: kept(given),
    visitors: kept(given),
  },
});
