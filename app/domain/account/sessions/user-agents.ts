/** Returns the family of a browser and its system from a User-Agent header: "Firefox, Windows". Null if unknown. */
export function deviceOf(agent: string): string | null {
  const found = [BROWSERS, SYSTEMS].flatMap((kinds) => kinds.find(([, sign]) => sign.test(agent))?.[0] ?? []);
  return found.length > 0 ? found.join(", ") : null;
}

/** The order matters, because many browsers also name others in their User-Agent. */
const BROWSERS: [name: string, sign: RegExp][] = [
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\b(OPR|Opera|OPT)\b/],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Vivaldi", /\bVivaldi\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|Chromium|CriOS)\//],
  ["Safari", /\bSafari\//],
];
const SYSTEMS: [name: string, sign: RegExp][] = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Mac", /\bMacintosh\b/],
  ["Linux", /\bLinux\b/],
];
