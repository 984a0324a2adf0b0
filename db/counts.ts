import { k } from "./columns";

/**
 * Visible profiles by gender, country, region and month of birth, and by every field that a search leaves open: `*`
 * means any, `?` no country. `+` before the gender counts those that visitors find. Triggers maintain counts and sums
 * of years.
 */
export const profileCounts = k.table(
  "profile_count",
  {
    gender: k.word("gender").notNull(),
    country: k.word("country").notNull(),
    region: k.short("region", 100).notNull(),
    /** YYYY-MM, or ~YYYY for the whole year. `~` sorts behind every month, so a sum of months excludes years. */
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

/** Prefix of a gender, or of `ANY`, in the counts of profiles that visitors find. */
export const OPEN = "+";

export const ANY = "*";

/** The country of a profile without a place. */
export const NOWHERE = "?";
