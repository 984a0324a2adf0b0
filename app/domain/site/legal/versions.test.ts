// @engines both
import { describe, expect, test } from "vitest";
import { noteSignupConsents } from "~/app/domain/account/consents/consents";
import { agreements, agreeToTerms } from "~/app/domain/account/consents/terms";
import type { Site } from "~/app/domain/site";
import { PAGES } from "~/tenants/config/vocabulary";
import { testOnSqlite } from "~/tests/support/engines";
import { anAdult, START, type TestSite, testSite } from "~/tests/support/test-site";
import { legalText } from "./legal";
import { keptPage, shownText } from "./versions";

const DAY = 24 * 60 * 60 * 1000;
const anna = { ...anAdult({ name: "Anna" }), signedUpAt: START };

/** Returns the site with these terms in its folder. */
const saying = (site: TestSite, terms: string): TestSite => {
  const overrides = { ...site.tenant.overrides, pages: { en: { terms } } };
  return { ...site, tenant: { ...site.tenant, overrides } };
};
const show = (site: Site, language = "en") => shownText(site, legalText(site, "terms", site.words(language)));

describe("a version of a legal page", () => {
  testOnSqlite("is stored when shown, and listed as a former one after a change", async () => {
    const site = await testSite();
    const [first, second] = [saying(site, "# One\n\n- a\n- b {{brand}}"), saying(site, "Two.")];
    expect(await show(first)).toEqual({ shownAt: START, former: [] });
    site.clock.advance(DAY);
    const { shownAt, former } = await show(second);
    expect([shownAt, former.map((each) => each.shownAt)]).toEqual([START + DAY, [START]]);
    expect(await keptPage(second, "terms", former[0]!.id)).toMatchObject({
      title: "One",
      html: "<ul>\n<li>a</li>\n<li>b Velvet</li>\n</ul>\n",
      language: "en",
      shownAt: START,
    });
  });

  testOnSqlite("that returns is the present one again, from its first day", async () => {
    const site = await testSite();
    await show(saying(site, "One."));
    site.clock.advance(DAY);
    await show(saying(site, "Two."));
    const { shownAt, former } = await show(saying(site, "One."));
    expect([shownAt, former.map((each) => each.shownAt)]).toEqual([START, [START + DAY]]);
  });

  testOnSqlite("differs after the company moves, and in each language", async () => {
    const site = await testSite();
    await show(site);
    await show(site, "nl");
    const company = { ...site.tenant.company, name: "Another Company" };
    const moved = { ...site, tenant: { ...site.tenant, company } };
    expect((await show(moved)).former).toHaveLength(1);
    expect((await show(moved, "de")).former).toEqual([]);
  });

  testOnSqlite("is not found by another page's name or an unknown id", async () => {
    const site = await testSite();
    await show(saying(site, "One."));
    const [{ id } = { id: "" }] = (await show(site)).former;
    expect(await keptPage(site, "terms", id)).toBeDefined();
    expect(await keptPage(site, "privacy", id)).toBeUndefined();
    expect(await keptPage(site, "terms", "0".repeat(20))).toBeUndefined();
  });

  test("reads as it did on every page of the engine, tables included", async () => {
    const site = await testSite();
    const list = { title: "Kept | here", head: ["Name", "Why"], rows: [["a|b", "<b>"]] };
    for (const page of PAGES) {
      const text = legalText(site, page, site.words("en"), list);
      await shownText(site, text);
      const { former } = await shownText(site, { ...text, text: "Another." });
      const { html, since } = (await keptPage(site, page, former[0]!.id))!;
      expect(html, page).toContain("<td>a|b</td>\n<td>&lt;b&gt;</td>");
      expect(since).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  });
});

test("a member finds the version that they agreed to, whatever the page says now", async () => {
  const since = new Date(START + DAY).toISOString().slice(0, 10);
  const site = await testSite({ members: [anna], tenant: { termsChanges: [{ since, says: { en: "Two now." } }] } });
  const [first, second] = [saying(site, "One."), saying(site, "Two.")];
  await site.db.transact((tx) => noteSignupConsents(first, tx, { id: anna.id, language: "en" }));
  site.clock.advance(2 * DAY);
  await agreeToTerms(second, { id: anna.id, signedUpAt: START }, "en");
  const given = await agreements(second, anna);
  expect(given.map(({ at, text }) => [at, text?.page])).toEqual([
    [START + 2 * DAY, "terms"],
    [START, "privacy"],
    [START, "terms"],
  ]);
  const read = await Promise.all(given.map(({ text }) => keptPage(second, text!.page, text!.id)));
  expect(read.filter((each) => each?.page === "terms").map((each) => each?.html)).toEqual([
    "<p>Two.</p>\n",
    "<p>One.</p>\n",
  ]);
});
