/** The scale on which somebody says which ages they seek. At either end it means that there is no limit. */
export const SOUGHT_AGES = { min: 18, max: 80 };

/** As a profile keeps them; null where there is no limit. */
export interface SoughtAges {
  seekMinAge: number | null;
  seekMaxAge: number | null;
}

/**
 * The thumbs of the scale as a profile keeps them. A thumb that stands where `before` put it leaves that limit, which may lie
 * beyond the scale. Until the script has come the thumbs can pass each other, so the lower one counts first.
 */
export function soughtAges(one: number, other: number, before: SoughtAges): SoughtAges {
  const [low, high] = [Math.min(one, other), Math.max(one, other)];
  const [lowBefore, highBefore] = onScale(before);
  const { min, max } = SOUGHT_AGES;
  return {
    seekMinAge: low === lowBefore ? before.seekMinAge : low <= min ? null : low,
    seekMaxAge: high === highBefore ? before.seekMaxAge : high >= max ? null : high,
  };
}

/** Where the limits of a profile put the thumbs. */
export function onScale({ seekMinAge, seekMaxAge }: SoughtAges): [low: number, high: number] {
  const { min, max } = SOUGHT_AGES;
  const within = (age: number) => Math.min(max, Math.max(min, age));
  return [within(seekMinAge ?? min), within(seekMaxAge ?? max)];
}
