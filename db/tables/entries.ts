import { k } from "../columns";
import { given, kept, personal } from "../personal";

/** How many visitors an experiment sent to each of its variants on a day. */
export const entries = k.table(
  "experiment_entry",
  {
    /** The tenant's calendar day, YYYY-MM-DD. */
    day: k.text("day").notNull(),
    experiment: k.text("experiment").notNull(),
    /** "" for those who are in none. */
    group: k.text("visitor_group").notNull(),
    variant: k.text("variant").notNull(),
    visitors: k.int("visitors").notNull(),
  },
  (t) => [k.primaryKey({ columns: [t.day, t.experiment, t.group, t.variant] })],
);

/** About nobody: a day is no person's id. */
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
