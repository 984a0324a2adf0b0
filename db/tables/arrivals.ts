import { k } from "../columns";
import { given, kept, personal } from "../personal";

/** Number of visitors per traffic source and day. A missing part of the source is an empty text. */
export const arrivals = k.table(
  "arrival",
  {
    /** YYYY-MM-DD, in the tenant's time zone. */
    day: k.text("day").notNull(),
    network: k.text("network").notNull(),
    ref: k.text("ref").notNull(),
    sub1: k.text("sub1").notNull(),
    sub2: k.text("sub2").notNull(),
    sub3: k.text("sub3").notNull(),
    visits: k.int("visits").notNull(),
  },
  (t) => [k.primaryKey({ columns: [t.day, t.network, t.ref, t.sub1, t.sub2, t.sub3] })],
);

/** The rows are not personal: a day is no person's id. */
export const arrivalData = personal(arrivals, {
  export: { as: "arrivals", of: ["day"] },
  erase: { of: ["day"], rows: "keep" },
  columns: {
    day: kept(given),
    network: kept(given),
    ref: kept(given),
    sub1: kept(given),
    sub2: kept(given),
    sub3: kept(given),
    visits: kept(given),
  },
});
