import { k } from "./columns";

/**
 * How many visible profiles there are: by gender, country, region and month of birth, and by all that a search may leave
 * open, where `*` stands for anybody and `?` for the country of those who have not said theirs. Those that visitors find are
 * counted once more, with `+` before the gender. Triggers of the profile table keep it (in the migration `visitors`), so that
 * no code that writes a profile has to, and a copy makes its own. Triggers of this one keep the sums of its years: a search of
 * all ages adds up those, and not a thousand months.
 */
export const profileCounts = k.table(
  "profile_count",
  {
    gender: k.word("gender").notNull(),
    country: k.word("country").notNull(),
    region: k.short("region", 100).notNull(),
    /** YYYY-MM, or ~YYYY for the whole year: behind every month, so that a sum of months has none of them. */
    born: k.short("born", 16).notNull(),
    n: k.int("n").notNull(),
  },
  (t) => [
    k.primaryKey({ columns: [t.gender, t.country, t.region, t.born] }),
    k.index("profile_count_ix").on(t.gender, t.country, t.region, t.born, t.n),
  ],
);

/** The `born` of a whole year. */
export function yearRow(year: string): string {
  return `~${year}`;
}

/** Stands before a gender, or before `ANY`, in the counts of the profiles that visitors find. */
export const OPEN = "+";

/** Stands for anybody, wherever they live. */
export const ANY = "*";

/** The country of somebody who has not said where they live. */
export const NOWHERE = "?";
