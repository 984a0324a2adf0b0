import { k } from "./columns";

/**
 * Numbers of visible profiles by gender, country, region and month of birth, and by every field that a search may leave
 * open: `*` means any, `?` the country of profiles without one. Profiles that visitors find are counted again, with `+`
 * before the gender. Triggers of the profile table maintain the counts (migration `visitors`), and triggers of this
 * table maintain the sums of years, so that a search of all ages does not add a thousand months.
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

/** Returns the `born` of a whole year. */
export function yearRow(year: string): string {
  return `~${year}`;
}

/** Prefix of a gender, or of `ANY`, in the counts of profiles that visitors find. */
export const OPEN = "+";

/** Any gender or place. */
export const ANY = "*";

/** The country of a profile without a place. */
export const NOWHERE = "?";
