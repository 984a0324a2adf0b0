import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { TEMPLATES } from "~/tenants/vocabulary";
import { type DevTree, startDevTree } from "../support/dev-tree";

const full = process.env.BOUQUET_FULL === "1";
/** Measuring the marks of a template takes minutes. What can be said without a browser is checked with every test. */
const CHECKED = full ? TEMPLATES : [];

const SLOTS = 18;
/** For the first page of a development server, which prepares its packages. */
const PATIENCE = 120_000;

test.describe("somebody who designs", () => {
  test.describe.configure({ mode: "serial", timeout: 300_000 });

  let tree: DevTree;
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    tree = await startDevTree(["scripts/theme.ts", "new", "ivy"]);
  });
  test.afterAll(() => tree?.stop());

  test("finds the template made a minute ago in the gallery, with every slot in every state", async ({ browser }) => {
    const page = await opened(browser, tree, "/_dev?template=ivy&lang=de&niche=3&scheme=dark");
    const list = page.getByRole("navigation", { name: "Slots, primitives and landers" });
    for (const slot of ["Shell", "MemberCard", "SafetyActions"])
      await expect(list.getByRole("link", { name: slot, exact: true })).toBeVisible();
    expect(await list.locator("a[href*='slot=']:not(ul ul a)").count()).toBe(SLOTS);
    expect(await list.locator("a[href*='primitive=']").count()).toBeGreaterThan(10);
    const shown = page.frameLocator("iframe");
    await expect(shown.locator("html[data-ready='Index usual']")).toHaveAttribute("data-template", "ivy", {
      timeout: PATIENCE,
    });
    await expect(shown.locator("html")).toHaveAttribute("lang", "de-DE");
    expect(await shown.locator("body").evaluate((body) => getComputedStyle(body).colorScheme)).toBe("dark");
  });

  test("sees what was saved, in the page that is open", async ({ browser }) => {
    const path = "/_dev/show?slot=FictionalMark&state=card&template=ivy";
    const page = await opened(browser, tree, path);
    // Vite prepares packages as it meets them, and reloads the pages that listen: one that didn't yet is opened again.
    await expect(async () => {
      await page.goto(`${tree.origin("tidelark")}${path}`, { timeout: PATIENCE });
      await page.waitForSelector("html[data-ready]", { timeout: 30_000 });
    }).toPass({ timeout: 2 * PATIENCE });
    await page.evaluate(() => Object.assign(window, { same: true }));
    const file = join(tree.folder, "themes/ivy/FictionalMark.css.ts");
    const styles = readFileSync(file, "utf8");
    writeFileSync(file, styles.replace("mark = style({", 'mark = style({ letterSpacing: "7px",'));
    await expect(page.locator("main > span")).toHaveCSS("letter-spacing", "7px");
    expect(await page.evaluate(() => "same" in window)).toBe(true);
  });

  test("walks the real pages through the templates, and sees the notice for adults again", async ({ browser }) => {
    const page = await opened(browser, tree, "/_dev", "samtknoten");
    await page.getByRole("button", { name: "Panel on every page" }).click();
    await page.goto(`${tree.origin("samtknoten")}/login`);
    await page.locator("form[action='/entry'] button").click();
    const panel = page.getByRole("complementary", { name: "Developer panel" });
    await panel.getByRole("button", { name: "Switch from lavish to ivy" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-template", "ivy");
    await panel.getByRole("button", { name: "Delete skipped-site-entry-warning" }).click();
    await expect(page.locator("form[action='/entry']")).toBeVisible();
  });
});

for (const template of CHECKED) {
  test(`the marks of ${template} can be read, and nothing of it is missing`, () => {
    test.setTimeout(400_000);
    const args = ["--import", "tsx", "scripts/theme.ts", "check", template];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
    expect(`${stdout}${stderr}`).toContain(`${template}: nothing is missing`);
    expect(status).toBe(0);
  });
}

async function opened(browser: Browser, tree: DevTree, path: string, slug = "tidelark"): Promise<Page> {
  const userAgent =
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";
  const context = await browser.newContext({ userAgent, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${tree.origin(slug)}${path}`, { timeout: PATIENCE });
  return page;
}
