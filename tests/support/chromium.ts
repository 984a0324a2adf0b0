import { CHROMIUM_ADVICE, CHROMIUM_ARGS, findChromium, findHeadlessShell } from "../../scripts/chromium.mjs";

/**
 * The flag that delays V8's second compiler. V8 has changed its name: `chromium --js-flags=--help` lists the names of a
 * version.
 */
const LATE_MAGLEV =
  "--interrupt-budget-for-maglev=20000000 --invocation-count-for-maglev=10000 --invocation-count-for-maglev-osr=10000";

const args = [
  ...CHROMIUM_ARGS,
  // Late pictures and partial redrawing both change pixels at edges.
  "--disable-checker-imaging",
  "--disable-partial-raster",
  // Without a graphics card a GPU process is only overhead.
  "--in-process-gpu",
  // Turns off V8's optimizing compiler, because a page is gone before optimized code pays off: this saves a fifth of a
  // page's cost. Functions with ten thousand calls are still compiled cheaply: a complaint's puzzle would otherwise
  // take ten times as long. V8 ignores unknown flags.
  `--js-flags=--no-opt ${LATE_MAGLEV}`,
];

/**
 * Chromium without notifications. A test that needs notifications calls `test.use({ launchOptions: WHOLE_CHROMIUM })`.
 */
export const HEADLESS_SHELL = { executablePath: findHeadlessShell() ?? wholeChromium(), args };

export const WHOLE_CHROMIUM = { executablePath: wholeChromium(), args };

function wholeChromium(): string {
  const path = findChromium();
  if (!path) throw new Error(CHROMIUM_ADVICE);
  return path;
}
