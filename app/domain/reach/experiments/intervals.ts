export interface Proportion {
  successes: number;
  trials: number;
}

export type Interval = [low: number, high: number];

/** Half width of a 95 % interval in standard errors, by the number of simultaneous comparisons (Bonferroni). */
const CRITICAL: Record<number, number> = { 1: 1.959964, 3: 2.39398, 6: 2.638257 };

/**
 * Returns Wilson's 95 % score interval for a proportion, which is valid for few trials (J. Am. Stat. Assoc. 22 (1927),
 * 209-212).
 */
export function intervalOf({ successes, trials }: Proportion, pairs = 1): Interval {
  if (trials === 0) return [0, 1];
  const z = CRITICAL[pairs]!;
  const share = successes / trials;
  const centre = share + z ** 2 / (2 * trials);
  const reach = z * Math.sqrt((share * (1 - share)) / trials + z ** 2 / (4 * trials ** 2));
  const whole = 1 + z ** 2 / trials;
  return [Math.max(0, (centre - reach) / whole), Math.min(1, (centre + reach) / whole)];
}

/**
 * Returns the 95 % interval of a difference by Newcombe's method 10 (Statistics in Medicine 17 (1998), 873-890).
 * `pairs` is the number of compared differences.
 */
export function differenceOf(one: Proportion, other: Proportion, pairs = 1): Interval {
  const [a, b] = [one.successes / one.trials, other.successes / other.trials];
  const [lowA, highA] = intervalOf(one, pairs);
  const [lowB, highB] = intervalOf(other, pairs);
  return [a - b - Math.hypot(a - lowA, highB - b), a - b + Math.hypot(highA - a, b - lowB)];
}
