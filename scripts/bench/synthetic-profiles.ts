import type { SearchedRow } from "~/app/domain/people/search/condition";

const DAY = 24 * 60 * 60_000;
const MINUTE = 60_000;
/** A fixed day, so that runs search the same profiles. */
export const NOW = Date.UTC(2026, 0, 1);

const COUNTRIES = ["NL", "BE", "DE"] as const;
const REGIONS = ["NH", "ZH", "UT", "NB", "GE", "OV", "LI", "FR", "GR", "DR", "FL", "ZE"];
const TOWNS = 300;
const INTERESTS = ["music", "cooking", "hiking", "travel", "films", "books", "dancing", "sports"];

/** Returns the search row of a profile number, always the same, without a database. */
export function syntheticRow(number: number): SearchedRow {
  const random = mixed(number);
  const part = (shift: number, of: number) => ((random >>> shift) & 0xff) % of;
  const birth = new Date(Date.UTC(1945 + part(3, 60), part(7, 12), 1 + part(11, 28)));
  return {
    id: idOf(number),
    visible: part(1, 50) > 0,
    seenBy: "everyone",
    gender: part(5, 2) === 0 ? "female" : "male",
    birthDate: birth.toISOString().slice(0, "YYYY-MM-DD".length),
    country: COUNTRIES[part(9, 3)]!,
    region: REGIONS[part(13, REGIONS.length)]!,
    city: `Town ${mixed(random) % TOWNS}`,
    language: "en",
    mainPhoto: part(17, 3) > 0 ? idOf(number) : null,
    showsNudity: false,
    languages: part(19, 4) === 0 ? ["nl"] : [],
    interests: [INTERESTS[part(21, 8)]!, INTERESTS[part(23, 8)]!],
    details: { height: "175_179", smoking: part(2, 2) === 0 ? "no" : "sometimes" },
    // Ids follow the order of sign-up. Recent members are more often recently active.
    lastActiveAt: NOW - (mixed(random + 1) % 60_000) * MINUTE,
    createdAt: NOW - 2_000 * DAY + number,
  } as SearchedRow;
}

function idOf(number: number): string {
  const hex = (value: number) => (value >>> 0).toString(16).padStart(8, "0");
  const all = hex(number) + hex(mixed(number)) + hex(mixed(number + 7)) + hex(mixed(number + 13));
  return [all.slice(0, 8), all.slice(8, 12), all.slice(12, 16), all.slice(16, 20), all.slice(20)].join("-");
}

/** Murmur's finaliser: mixes neighbouring numbers. */
function mixed(value: number): number {
  let mix = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mix = Math.imul(mix ^ (mix >>> 13), 0xc2b2ae35);
  return (mix ^ (mix >>> 16)) >>> 0;
}
