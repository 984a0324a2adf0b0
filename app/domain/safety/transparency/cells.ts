export type Cell = string | number;

export const HOSTING = "Only for providers of hosting services, including online platforms";
export const PLATFORMS = "Only for providers of online platforms";

/** Returns the median of times in hours; "" if no time is known. */
export function medianHours(times: (number | null)[]): Cell {
  const known = times.flatMap((time) => time ?? []).sort((one, other) => one - other);
  const middle = known.length / 2;
  if (known.length === 0) return "";
  const median = known.length % 2 === 1 ? known[Math.floor(middle)]! : (known[middle - 1]! + known[middle]!) / 2;
  return Math.round((median / HOUR) * 10) / 10;
}

const HOUR = 60 * 60 * 1000;

export function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
