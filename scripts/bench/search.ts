import { calls } from "~/app/contract/calls";
import { search } from "~/app/domain/people/search/search";
import { load, p99, type Target } from "./load";
import type { Running } from "./process";
import { median, type Pace, type Row, row } from "./rows";
import { hostOf, logIn, type Place, siteIn } from "./sites";

const SEARCHES = {
  first: "pp=12",
  deep: "pp=12&page=400",
  rare: "gender=female&country=BE&min_age=70&max_age=80&pp=12",
  broad: "gender=male&min_age=18&max_age=60&pp=12",
};

/**
 * Measures a member's searches with counts over HTTP, on a small and on a large site. A visitor's searches come from a
 * cache after the first one.
 */
export async function latencyRows(server: Running, small: string, large: string, pace: Pace): Promise<Row[]> {
  const cookies = { [small]: await logIn(server, small), [large]: await logIn(server, large) };
  const search = (slug: string, query: string): Target => {
    return { server, host: hostOf(slug), path: `${calls.search}?${query}`, headers: { Cookie: cookies[slug]! } };
  };
  const rows: Row[] = [];
  const inTurns = async (name: string, a: Target, b: Target, target: string) => {
    const figures: { small: number; large: number; smallP99: number; largeP99: number }[] = [];
    for (let round = 0; round < pace.rounds; round++) {
      const first = await load(a, pace.ms / 2, 1);
      const second = await load(b, pace.ms / 2, 1);
      figures.push({
        small: median(first.latencies),
        large: median(second.latencies),
        smallP99: p99(first.latencies),
        largeP99: p99(second.latencies),
      });
    }
    const of = (pick: (each: (typeof figures)[number]) => number) => median(figures.map(pick));
    rows.push(
      row(
        name,
        of(({ smallP99, largeP99 }) => largeP99 / smallP99),
        target,
        {
          ms: of(({ large: ms }) => ms),
          reference_ms: of(({ small: ms }) => ms),
          p99_ms: of(({ largeP99 }) => largeP99),
          reference_p99_ms: of(({ smallP99 }) => smallP99),
        },
      ),
    );
  };
  for (const [name, query] of Object.entries(SEARCHES)) {
    await inTurns(
      `search p99, ${name}, large site against small`,
      search(small, query),
      search(large, query),
      "<= 1.5",
    );
  }
  await inTurns(
    "deep page against the first, large site",
    search(large, SEARCHES.first),
    search(large, SEARCHES.deep),
    "<= 2",
  );
  return rows;
}

/** Measures the p99 of a search's queries, page and count, on the large site, against 1 ms. */
export async function queryRow(place: Place, large: string): Promise<Row> {
  const { site, databases } = siteIn(place, large);
  const took: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const filters of MIXED) {
      const begin = performance.now();
      await search(site, null, { ...filters, page: 1 + (round % 10) });
      if (round > 0) took.push(performance.now() - begin); // the first round warms up
    }
  }
  await databases.close();
  const sorted = took.sort((a, b) => a - b);
  return row("p99 of a search's queries, large site, against 1 ms", p99(sorted), "<= 1", {
    p99_ms: p99(sorted),
    ms: median(sorted),
  });
}

const ROUNDS = 50;
const PLACES = [
  [null, null],
  ["NL", null],
  ["BE", null],
  ["NL", "NH"],
] as const;
const AGES = [
  [null, null],
  [18, 45],
  [35, 60],
  [65, null],
] as const;
const MIXED = (["female", "male", null] as const).flatMap((gender) =>
  PLACES.flatMap(([country, region]) => AGES.map(([minAge, maxAge]) => ({ gender, country, region, minAge, maxAge }))),
);
