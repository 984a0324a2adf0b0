import { expect, type Page } from "@playwright/test";

/** Reports every page, not only the first. */
const seen = expect.configure({ soft: true });

/** Chromium's layout shift score of a page. A moved line exceeds it. */
const UNSEEN = 0.005;

/** Expects that nothing moved since the page began, including what its scripts load. */
export async function expectStill(page: Page, name: string): Promise<void> {
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  const shifts = await page.evaluate(shiftsSoFar);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  seen(sum, `${name}: ${shifts.map(({ what }) => what).join(" ")}`).toBeLessThan(UNSEEN);
}

/** In the browser: sums what moved since the page began, without user input. */
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
