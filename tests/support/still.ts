import { expect, type Page } from "@playwright/test";

/** Reports every page, not the first alone. */
const seen = expect.configure({ soft: true });

/** As Chromium measures it, for a whole page. What moves more than a line is above it. */
const UNSEEN = 0.005;

/** Nothing has moved since the page began. What it asks for once its scripts run has come, too. */
export async function expectStill(page: Page, name: string): Promise<void> {
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  const shifts = await page.evaluate(shiftsSoFar);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  seen(sum, `${name}: ${shifts.map(({ what }) => what).join(" ")}`).toBeLessThan(UNSEEN);
}

/** In the browser: what has moved since the page began without anybody's doing. */
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
