/** A position in px and a speed in px per ms. */
export interface Motion {
  at: number;
  speed: number;
}

/** The stiffness of the spring, per ms. */
const FREQUENCY = 0.016;
/** Below 1 the spring overshoots once. */
const DAMPING = 0.62;
const DURATION = 520;
const FRAMES = 26;

/** Returns the positions, in equal steps of time, of an object that a spring draws back to 0. */
export function springBack({ at, speed }: Motion): { places: number[]; duration: number } {
  const swing = FREQUENCY * Math.sqrt(1 - DAMPING ** 2);
  const slope = (speed + DAMPING * FREQUENCY * at) / swing;
  const placeAt = (ms: number) =>
    Math.exp(-DAMPING * FREQUENCY * ms) * (at * Math.cos(swing * ms) + slope * Math.sin(swing * ms));
  const places = Array.from({ length: FRAMES }, (_, frame) => placeAt((frame * DURATION) / (FRAMES - 1)));
  places[FRAMES - 1] = 0;
  return { places, duration: DURATION };
}
