import { k } from "./columns";

/**
 * How many visible profiles there are: by gender, country, region and month of birth, and by all that a search may leave
 * open, where `*` stands for anybody and `?` for the country of those who have not said theirs. Triggers of the profile table
 * keep it (in the initial migration), so that no code that writes a profile has to, and a copy makes its own.
 */
export const profileCounts = k.table(
  "profile_count",
  {
    gender: k.text("gender").notNull(),
    country: k.text("country").notNull(),
    region: k.text("region").notNull(),
    /** YYYY-MM */
    born: k.text("born").notNull(),
    n: k.int("n").notNull(),
  },
  (t) => [
    k.primaryKey({ columns: [t.gender, t.country, t.region, t.born] }),
    k.index("profile_count_ix").on(t.gender, t.country, t.region, t.born, t.n),
  ],
);

/** Stands for anybody, wherever they live. */
export const ANY = "*";

/** The country of somebody who has not said where they live. */
export const NOWHERE = "?";
