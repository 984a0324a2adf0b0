import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, expect, type Page } from "@playwright/test";
import { TEMPLATES } from "~/tenants/config/vocabulary";
import { LANDER_STATES } from "~/themes/fixtures/landers";
import { test } from "../support/browser-tests";
import { type DevTree, startDevTree } from "../support/dev-tree";
import { sectionOf } from "../support/tutorial";

const full = process.env.BOUQUET_FULL === "1";
/** The templates whose marks are measured, which takes minutes. The checks without a browser run in every run. */
const CHECKED = full ? TEMPLATES : [];

const SLOTS = 19;
/** In ms. Timeout for the first page of a development server, which pre-bundles its packages. */
const PATIENCE = 120_000;

/** Host, path and title of a page of each kind: `/` and an unknown address exist in both areas. */
const BOTH_AREAS: [host: string, path: string, title: RegExp][] = [
  ["tidelark", "/", / · Tidelark$/],
  ["tidelark", "/unknown", /^Page not found.* · Tidelark$/],
  ["tidelark", "/login", /^Log in · Tidelark$/],
  ["tidelark", "/landers/gallery", / · Tidelark$/],
  ["desk", "/sign-in", /^Sign in · /],
  ["desk", "/unknown", /^Error · /],
];

const TUTORIAL = "themes/tutorial.md";
const template = sectionOf(TUTORIAL, "## A new template in an hour");
const lander = sectionOf(TUTORIAL, "## Landers");

test.describe("npm run dev and the tutorial for designers", () => {
  test.describe.configure({ mode: "serial", timeout: 600_000 });

  let tree: DevTree;
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    // Serves the copy as `npm run dev` does, the second command.
    tree = await startDevTree(template.commands[0]!);
  });
  test.afterAll(() => tree?.stop());

  test("serves pages of both areas, which hydrate under their own titles", async ({ browser }) => {
    const page = await newPage(browser);
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    page.on("console", (message) => {
      if (message.text().includes("hasn't mounted yet")) errors.push(message.text());
    });
    await page.addInitScript(announceChanges);
    for (const [slug, path, title] of BOTH_AREAS) {
      await page.goto(tree.origin(slug) + path, { timeout: PATIENCE, waitUntil: "networkidle" });
      await expect(page, path).toHaveTitle(title);
      if (slug === "desk") continue;
      await expect.poll(() => page.evaluate(isHydrated), { timeout: PATIENCE }).toBe(true);
      await expect(page, path).toHaveTitle(title);
    }
    expect(errors).toEqual([]);
  });

  test("shows a new template in the gallery with every slot in every state", { tag: "@full" }, async ({ browser }) => {
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

  test("names the views, slots and states of the gallery", { tag: "@full" }, async ({ browser }) => {
    for (const path of template.addresses) {
      const page = await opened(browser, tree, path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gallery");
    }
    const page = await opened(browser, tree, template.addresses[0]!);
    const listed = async (slot: string) => {
      const html = await page.evaluate(async (path) => (await fetch(path)).text(), `/_dev?slot=${slot}`);
      return [...html.matchAll(/href="\/_dev\?slot=(\w+)&amp;state=([\w-]+)/g)].flatMap(([, of, state]) =>
        of === slot ? state! : [],
      );
    };
    for (const step of template.steps) {
      const slots = step.filter((each) => /^[A-Z]/.test(each));
      const states = await Promise.all(slots.map(listed));
      expect(states.map(({ length }) => length)).not.toContain(0);
      expect(states.flat()).toEqual(expect.arrayContaining(step.filter((each) => !slots.includes(each))));
    }
  });

  test("updates the open page when a style is saved", { tag: "@full" }, async ({ browser }) => {
    const path = "/_dev/show?slot=FictionalMark&state=card&template=ivy";
    const page = await opened(browser, tree, path);
    await page.waitForSelector("html[data-ready]", { timeout: PATIENCE });
    await page.evaluate(() => Object.assign(window, { same: true }));
    const file = join(tree.folder, "themes/ivy/FictionalMark.css.ts");
    const styles = readFileSync(file, "utf8");
    writeFileSync(file, styles.replace("mark = style({", 'mark = style({ letterSpacing: "7px",'));
    await expect(page.locator("main > span")).toHaveCSS("letter-spacing", "7px");
    expect(await page.evaluate(() => "same" in window)).toBe(true);
  });

  test("leads to the developer panel, which switches templates and deletes cookies", { tag: "@full" }, async ({
    browser,
  }) => {
    const page = await opened(browser, tree, "/_dev", "samtknoten");
    const prepared = packagesOfBrowser();
    await page.getByRole("button", { name: "Panel on every page" }).click();
    await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain("dev-panel");
    await page.goto(`${tree.origin("samtknoten")}/login`);
    await page.locator("form[action='/entry'] button").click();
    const panel = page.getByRole("complementary", { name: "Developer panel" });
    await panel.getByRole("button", { name: "Switch from lavish to ivy" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-template", "ivy");
    await panel.getByRole("button", { name: "Delete skipped-site-entry-warning" }).click();
    await expect(page.locator("form[action='/entry']")).toBeVisible();
    // A new package would make Vite reload every open page, and lose input and requests.
    expect(packagesOfBrowser()).toEqual(prepared);
  });

  test("gives the template a font of its own", { tag: "@full" }, async ({ browser }) => {
    const [, face] = /^npm install (.+)$/.exec(template.commands[2]!)!;
    expect(Object.keys(JSON.parse(read("package.json")).dependencies)).toContain(face);
    edit("themes/ivy/index.ts", (text) => `import "${face}";\n${text}`);
    const page = await opened(browser, tree, "/_dev/show?slot=FictionalMark&state=card&template=ivy");
    await expect(page.locator("body")).toContainText(/\S/);
    if (!full) return; // the measurement of the marks takes minutes
    const { status, output } = tree.type("npm run theme check ivy");
    expect(output).toContain("ivy: nothing is missing");
    expect(status).toBe(0);
  });

  test("gives the template to a site and removes it again", { tag: "@full" }, async ({ browser }) => {
    const [, setting] = /`("template": "ivy")`/.exec(template.text)!;
    edit("tenants/tidelark/tenant.json", (text) => text.replace(/"template": "\w+"/, setting!));
    await expect(async () => {
      const page = await opened(browser, tree, "/login");
      await expect(page.locator("html")).toHaveAttribute("data-template", "ivy", { timeout: 10_000 });
    }).toPass({ timeout: PATIENCE });
    edit("tenants/tidelark/tenant.json", (text) => text.replace(setting!, '"template": "social"'));
    expect(tree.type("npm run theme remove ivy --yes").status).toBe(0);
    for (const file of ["themes/registry.ts", "tenants/config/vocabulary.ts", "tenants/tenant.schema.json"])
      expect(read(file)).toBe(readFileSync(file, "utf8"));
  });

  test("makes a lander that passes the checks of types, tests and style", { tag: "@full" }, async ({ browser }) => {
    const [make, check] = lander.commands;
    expect(tree.type(make!).status).toBe(0);
    expect(tree.type(check!)).toMatchObject({ status: 0 });
    if (full) expect(tree.type("npm run typecheck")).toMatchObject({ status: 0 });
    expect(tree.type("npx biome check themes/landers app/locales").output).toContain("No fixes applied");
    const [path = ""] = lander.addresses;
    const page = await opened(browser, tree, path);
    await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toHaveText(
      "Your headline goes here.",
      {
        timeout: PATIENCE,
      },
    );
    for (const state of LANDER_STATES) {
      expect(lander.steps.flat()).toContain(state);
      await expect(page.getByRole("link", { name: state, exact: true })).toBeVisible();
    }
  });

  const packagesOfBrowser = () => Object.keys(JSON.parse(read("node_modules/.vite/deps/_metadata.json")).optimized);
  const read = (file: string) => readFileSync(join(tree.folder, file), "utf8");
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(join(tree.folder, file), change(read(file)));
});

for (const template of CHECKED) {
  test(`the marks of ${template} are legible and complete`, { tag: "@full" }, () => {
    test.setTimeout(400_000);
    const args = ["scripts/bouquet.mjs", "theme", "check", template];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
    expect(`${stdout}${stderr}`).toContain(`${template}: nothing is missing`);
    expect(status).toBe(0);
  });
}

async function opened(browser: Browser, tree: DevTree, path: string, slug = "tidelark"): Promise<Page> {
  const page = await newPage(browser);
  await page.goto(`${tree.origin(slug)}${path}`, { timeout: PATIENCE });
  return page;
}

async function newPage(browser: Browser): Promise<Page> {
  const userAgent =
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";
  const context = await browser.newContext({ userAgent, viewport: { width: 1280, height: 900 } });
  return context.newPage();
}

/** Runs in the page: announces changed files to the router from its first render on, as Vite does. */
function announceChanges(): void {
  setInterval(() => (window as unknown as Record<string, () => void>).__remixClearCriticalCss?.(), 20);
}

/** Runs in the page: checks the mark that React sets on its document. */
function isHydrated(): boolean {
  return Object.keys(document).some((key) => key.startsWith("__reactContainer"));
}
