import { k } from "./columns";

/**
 * The number of visible profiles by gender, country, region and month of birth. `*` in a column means any value, `?` no
 * country. `+` before the gender marks the profiles that visitors find. Triggers maintain the counts and the sums of
 * years.
 */
export const profileCounts = k.table(
  "profile_count",
  {
    gender: k.word("gender").notNull(),
    country: k.word("country").notNull(),
    region: k.short("region", 100).notNull(),
    /**
     * The month, YYYY-MM, or ~YYYY for the whole year. `~` sorts behind every month, so a sum of months excludes years.
     */
    born: k.short("born", 16).notNull(),
    n: k.int("n").notNull(),
  },
  (t) => [
    k.primaryKey({ columns: [t.gender, t.country, t.region, t.born] }),
    k.index("profile_count_ix").on(t.gender, t.country, t.region, t.born, t.n),
  ],
);

export function yearRow(year: string): string {
  return `~${year}`;
}

/** The prefix of a gender, or of `ANY`, that marks counts of the profiles that visitors find. */
export const OPEN = "+";

export const ANY = "*";

/** The country of a profile without a place. */
export const NOWHERE = "?";
