import { expect } from "@playwright/test";
import en from "~/app/locales/en/transparency";
import { restrictions } from "~/db/tables";
import { test } from "../support/browser-tests";
import { startServer, type TestServer } from "../support/server";
import { expectSound } from "../support/sound";

const HOST = "reporting.localhost";

let server: TestServer;

test.beforeAll(async () => {
  server = await startServer({ reporting: { hosts: [HOST], language: "en", law: { transparencyReport: true } } });
});

test.afterAll(() => server?.stop());

test("the transparency report of a past year is public and downloadable", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: `http://${HOST}:${server.port}`, locale: "en-GB" });
  const page = await context.newPage();
  await page.goto("/transparency");
  await expect(page.getByText(en["transparency.none"])).toBeVisible();
  const year = new Date().getUTCFullYear() - 1;
  const from = Date.UTC(year, 5, 1);
  await server.db("reporting").transact(async ({ drizzle }) => {
    const restricted = { decisionKey: "one", memberId: "one", item: "photo", itemId: "one", kind: "disabled" } as const;
    const stated = { ground: "House rules", facts: "An ad.", decisionGround: "DECISION_GROUND_INCOMPATIBLE_CONTENT" };
    const classed = { category: "STATEMENT_CATEGORY_OTHER_VIOLATION_TC", categorySpecification: "KEYWORD_NUDITY" };
    await drizzle.insert(restrictions).values({
      ...{ id: "one", ...restricted, ...stated, ...classed, actor: "Mia", from, byAppeal: false, contentDate: from },
      ...{ sourceType: "SOURCE_VOLUNTARY", automatedDetection: true },
      automatedDecision: "AUTOMATED_DECISION_NOT_AUTOMATED",
    });
  });
  // The page without a year is cached, because all visitors get the same.
  await page.goto(`/transparency?year=${year}`);
  await expect(page.getByRole("row", { name: `${en["transparency.measures"]} 1` })).toBeVisible();
  await expectSound(page, "transparency report");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "6_own_initiative_TC.csv" }).click(),
  ]);
  expect(download.suggestedFilename()).toContain("6_own_initiative_TC.csv");
  await context.close();
});
