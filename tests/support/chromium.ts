import { CHROMIUM_ADVICE, CHROMIUM_ARGS, findChromium, findHeadlessShell } from "../../scripts/chromium.mjs";

/** What `npm run bench` measures in the browser runs the scripts as they run in people's. */
const measured = process.env.BOUQUET_LAYOUT_TIMES ?? process.env.BOUQUET_PHOTO_TIMES;

/** V8's names for when its cheaper compiler begins change: `chromium --js-flags=--help` lists those of a version. */
const LATE_MAGLEV =
  "--interrupt-budget-for-maglev=20000000 --invocation-count-for-maglev=10000 --invocation-count-for-maglev-osr=10000";

const args = [
  ...CHROMIUM_ARGS,
  // Pictures that come in while a page is drawn, and drawing only what changed, both leave their traces in edges.
  "--disable-checker-imaging",
  "--disable-partial-raster",
  // There is no graphics card to keep away from: one process less to start and to talk to.
  "--in-process-gpu",
  // A page is gone before its optimized code pays: a fifth of what a page takes. Only what runs ten thousand times is compiled, by the
  // cheaper compiler: the puzzle of a complaint takes ten times as long without. V8 ignores a flag that it does not know.
  ...(measured === undefined ? [`--js-flags=--no-opt ${LATE_MAGLEV}`] : []),
];

/** Shows no notifications. For a file of tests that needs them: `test.use({ launchOptions: WHOLE_CHROMIUM })`. */
export const HEADLESS_SHELL = { executablePath: findHeadlessShell() ?? wholeChromium(), args };

export const WHOLE_CHROMIUM = { executablePath: wholeChromium(), args };

function wholeChromium(): string {
  const path = findChromium();
  if (!path) throw new Error(CHROMIUM_ADVICE);
  return path;
}
