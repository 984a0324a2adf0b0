/** The scale for the sought ages. Either end means no limit. */
export const SOUGHT_AGES = { min: 18, max: 80 };

/** The sought ages as stored in a profile. Null means no limit. */
export interface SoughtAges {
  seekMinAge: number | null;
  seekMaxAge: number | null;
}

/**
 * Returns the sought ages for two positions of the thumbs. A thumb in the position that `before` gives it keeps that
 * limit. Without scripts the thumbs can cross.
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

export function onScale({ seekMinAge, seekMaxAge }: SoughtAges): [low: number, high: number] {
  const { min, max } = SOUGHT_AGES;
  const within = (age: number) => Math.min(max, Math.max(min, age));
  return [within(seekMinAge ?? min), within(seekMaxAge ?? max)];
}
