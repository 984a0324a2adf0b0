import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { markupProblems } from "./markup";
import { hydrated } from "./people-in-browsers";

/** The page as it stands: valid markup, nothing that axe finds, nothing that scrolls sideways. Its scripts have taken over. */
export async function expectSound(page: Page, what: string): Promise<void> {
  await hydrated(page);
  expect(await markupProblems(page), what).toEqual([]);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${what}: ${id} ${nodes[0]?.html}`)).toEqual([]);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, `${what} scrolls sideways`).toBeLessThanOrEqual(0);
}
