import { expect, type Page } from "@playwright/test";

/** Continues after a failure, so that the report names every page that moves. */
const seen = expect.configure({ soft: true });

/** The layout shift score of Chromium up to which a page counts as still. The score of a moved line is higher. */
const UNSEEN = 0.005;

/** Expects that nothing on the page has moved since it began, also while its scripts loaded. */
export async function expectStill(page: Page, name: string): Promise<void> {
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  const shifts = await page.evaluate(shiftsSoFar);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  seen(sum, `${name}: ${shifts.map(({ what }) => what).join(" ")}`).toBeLessThan(UNSEEN);
}

/** Runs in the browser. Adds up the layout shifts since the page began, except those after user input. */
async function shiftsSoFar(): Promise<{ value: number; what: string }[]> {
  interface Shift extends PerformanceEntry {
    value: number;
    sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
  }
  await document.fonts.ready;
  await new Promise((done) => requestIdleCallback(done));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const shifts: Shift[] = [];
  const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[])));
  observer.observe({ type: "layout-shift", buffered: true });
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const box = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join();
  return shifts.map(({ value, startTime, sources }) => {
    const moved = sources.map(({ node, previousRect, currentRect }) => {
      const name = (node instanceof Element ? node.outerHTML : "").slice(0, 150);
      return `${name} from ${box(previousRect)} to ${box(currentRect)}`;
    });
    return { value, what: `${Math.round(startTime)} ms: ${moved.join(" ")}` };
  });
}
