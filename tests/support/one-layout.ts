import { expect, type Page } from "@playwright/test";

/**
 * Each container has its contents styled anew once its own width is known: once, not once for every grid around it. What else
 * a page does while it settles only adds.
 */
export async function expectOneLayout(page: Page, path: string): Promise<void> {
  expect(Math.max(0, ...(await depthsOf(page))), `${path}: containers within containers`).toBeLessThanOrEqual(2);
  const beyond = async () => (await recalculationsOf(page)) - (1 + 2 * (await depthsOf(page)).length);
  await expect.poll(beyond, `${path}: styles beyond what its containers take`).toBeLessThanOrEqual(0);
}

/**
 * How often styles are calculated for one layout of everything, from nothing: a count that a slow machine does not change.
 * What the page does in the same moment is counted, too.
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

/** Of each container: how many there are around it, itself among them. */
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
