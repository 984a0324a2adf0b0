import { indexLoaded } from "~/app/domain/people/search/index";
import { type Asked, anyone, relaxations, search } from "~/app/domain/people/search/search";
import { p99 } from "./load";
import { median, type Row, row } from "./rows";
import { type Place, siteIn } from "./sites";

/** Combinations of filters without a matching database index. */
const COMBINATIONS: Record<string, Asked> = {
  common: { gender: "female", photo: true },
  rare: { height: ["over_194"], hair: ["coloured"], education: ["university"], languages: ["pl"] },
  many: {
    gender: "female",
    minAge: 25,
    maxAge: 45,
    country: "NL",
    unplaced: true,
    photo: true,
    active: "week",
    smoking: ["no", "sometimes"],
    relationship: ["single"],
  },
  newest: { gender: "male", newHere: true, sort: "newest" },
};

const ROUNDS = 100;

/** Measures the p99 of combined filters, with count and cards, against 5 ms; and of each filter alone against 10 ms. */
export async function combinationRows(place: Place, large: string): Promise<Row[]> {
  const { site, databases } = siteIn(place, large);
  await indexLoaded(site);
  const rows: Row[] = [];
  const measure = async (name: string, limit: number, work: () => Promise<unknown>) => {
    const took: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const begin = performance.now();
      await work();
      if (round >= 10) took.push(performance.now() - begin); // the first rounds warm up
    }
    const sorted = took.sort((a, b) => a - b);
    rows.push(row(name, p99(sorted) / limit, "<= 1", { p99_ms: p99(sorted), ms: median(sorted) }));
  };
  for (const [name, asked] of Object.entries(COMBINATIONS)) {
    await measure(`free filters p99, ${name}, large site, against 5 ms`, 5, () => search(site, null, asked));
  }
  const { sort: _, ...filters } = COMBINATIONS.many!;
  await measure("what each filter costs, p99, large site, against 10 ms", 10, () =>
    relaxations(site, null, { ...anyone, ...filters }),
  );
  await databases.close();
  return rows;
}
