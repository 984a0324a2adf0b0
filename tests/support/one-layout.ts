import { expect, type Page } from "@playwright/test";

/**
 * Expects that each container styles its contents once, after its own width is known, and not once for every grid
 * around it. Other work while the page settles only adds.
 */
export async function expectOneLayout(page: Page, path: string): Promise<void> {
  expect(Math.max(0, ...(await depthsOf(page))), `${path}: containers within containers`).toBeLessThanOrEqual(2);
  const beyond = async () => (await recalculationsOf(page)) - (1 + 2 * (await depthsOf(page)).length);
  await expect.poll(beyond, `${path}: styles beyond what its containers take`).toBeLessThanOrEqual(0);
}

/**
 * Counts the style calculations of one full layout, independent of the machine's speed. Includes other work of the page
 * at that moment.
 */
async function recalculationsOf(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  const calculated = async () => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "RecalcStyleCount")!.value;
  };
  const show = (display: string) =>
    page.evaluate((display) => {
      document.body.style.display = display;
      return document.body.offsetHeight;
    }, display);
  await show("none");
  const before = await calculated();
  await show("");
  const after = await calculated();
  await devtools.detach();
  return after - before;
}

/** Returns, for each container, how many containers surround it, including itself. */
function depthsOf(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const isContainer = (element: Element) => getComputedStyle(element).containerType !== "normal";
    const containers = new Set([...document.body.querySelectorAll("*")].filter(isContainer));
    return [...containers].map((each) => {
      let depth = 0;
      for (let at: Element | null = each; at; at = at.parentElement) depth += Number(containers.has(at));
      return depth;
    });
  });
}
