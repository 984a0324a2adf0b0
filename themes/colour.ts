/** Mixes `share` of `over` into `base`, both hex: mix("#ffffff", "#000000", 0.1) is a light grey. */
export function mix(base: string, over: string, share: number): string {
  const [a, b] = [channelsOf(base), channelsOf(over)];
  return hexOf(a.map((value, index) => value + (b[index]! - value) * share));
}

/** Adds an opacity from 0 to 1 to a hex colour. */
export function fade(colour: string, opacity: number): string {
  return `rgb(${channelsOf(colour).join(" ")} / ${opacity})`;
}

/** Returns the WCAG contrast of two hex colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

/** Moves `colour` towards `towards` until its contrast with each of the backgrounds `grounds` reaches `ratio`. */
export function legible(colour: string, towards: string, ratio: number, grounds: readonly string[]): string {
  for (let share = 0; share < 1; share += 0.02) {
    const candidate = mix(colour, towards, share);
    if (grounds.every((ground) => contrast(candidate, ground) >= ratio)) return candidate;
  }
  return towards;
}

/** Returns the first colour that is not red. Returns the last colour if all are red. Readers take red for an error. */
export function calm(...colours: [string, ...string[]]): string {
  return colours.find((colour) => !isRed(colour)) ?? colours.at(-1)!;
}

/** Returns whether a colour is close to the red of errors, such as crimson or salmon. Browns and greys are not. */
export function isRed(colour: string): boolean {
  const [red, green, blue] = channelsOf(colour) as [number, number, number];
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  if (most !== red || most - least < 0.25 * 255) return false;
  const hue = (60 * (green - blue)) / (most - least);
  return Math.abs(hue) < 25;
}

function luminanceOf(colour: string): number {
  const [red, green, blue] = channelsOf(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}

function hexOf(channels: number[]): string {
  return `#${channels.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
}
