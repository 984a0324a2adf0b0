import { CHROMIUM_ADVICE, CHROMIUM_ARGS, findChromium, findHeadlessShell } from "../../scripts/chromium.mjs";

/** V8's names for this threshold change: `chromium --js-flags=--help` lists a version's. */
const LATE_MAGLEV =
  "--interrupt-budget-for-maglev=20000000 --invocation-count-for-maglev=10000 --invocation-count-for-maglev-osr=10000";

const args = [
  ...CHROMIUM_ARGS,
  // Late pictures and partial redrawing both change pixels at edges.
  "--disable-checker-imaging",
  "--disable-partial-raster",
  // Without a graphics card a GPU process is only overhead.
  "--in-process-gpu",
  // A page is gone before optimized code pays off: a fifth of its cost. Only functions with ten thousand calls are
  // compiled, cheaply: a complaint's puzzle would take ten times as long. V8 ignores unknown flags.
  `--js-flags=--no-opt ${LATE_MAGLEV}`,
];

/** Shows no notifications. For a file of tests that needs them: `test.use({ launchOptions: WHOLE_CHROMIUM })`. */
export const HEADLESS_SHELL = { executablePath: findHeadlessShell() ?? wholeChromium(), args };

export const WHOLE_CHROMIUM = { executablePath: wholeChromium(), args };

function wholeChromium(): string {
  const path = findChromium();
  if (!path) throw new Error(CHROMIUM_ADVICE);
  return path;
}
