import { expect, test } from "@playwright/test";
import { demoMember, passEntry, visitor } from "../support/people-in-browsers";
import { expectSound, today } from "../support/sound";

/** The demo sites by template, and the languages. */
const SITES = [
  ["tidelark", "rondelief", "razemo"],
  ["ondelle", "vendemora"],
  ["samtknoten", "noctambar"],
];
const LOCALES = ["en-US", "nl-NL", "de-DE", "it-IT", "fr-FR", "es-ES", "pl-PL"];

const full = process.env.BOUQUET_FULL === "1";

/** Every template in every language; without --full seven of these, so that each template, niche and language is met. */
const ROUNDS = full
  ? SITES.flatMap((sites) =>
      LOCALES.map((locale, n) => ({ slug: sites[n % sites.length]!, locale, phone: n % 2 === 0 })),
    )
  : SITES.flat().map((slug, n) => ({ slug, locale: LOCALES[(n + today()) % LOCALES.length]!, phone: n % 2 === 0 }));

const PUBLIC = [
  "/",
  "/login",
  "/signup",
  "/members",
  "/pages/terms",
  "/pages/privacy",
  "/pages/faq",
  "/signup-matches",
  "/account-deleted",
  "/nowhere",
];
const MEMBERS = [
  "/home",
  "/members",
  "PROFILE",
  "PROFILE/chat",
  "/likes",
  "/likes/given",
  "/likes/mutual",
  "/likes/visitors",
  "/chats",
  "/profile",
  "/profile/photos",
  "/signup/photos",
  "/signup/location",
  "/signup/personal",
  "/signup/about",
  "/signup/done",
  "/account",
  "/account/password",
  "/account/devices",
  "/account/second-factor",
  "/account/export",
  "/account/delete",
  "/nowhere",
];

// With --full each test looks at ten or twenty pages.
if (full) test.setTimeout(300_000);

for (const [round, { slug, locale, phone }] of ROUNDS.entries()) {
  const due = (index: number) => full || (index + today()) % ROUNDS.length === round;

  test(`a visitor's pages are sound on ${slug} in ${locale}`, async ({ browser }) => {
    const { page, errors } = await visitor(browser, slug, { locale, phone });
    await page.goto("/login");
    await passEntry(page);
    for (const path of PUBLIC.filter((_, index) => due(index))) {
      await page.goto(path);
      await expectSound(page, `${slug} ${path}`);
    }
    expect(errors).toEqual([]);
  });

  test(`a member's pages are sound on ${slug} in ${locale}`, async ({ browser }) => {
    const { page, errors } = await demoMember(browser, slug, { locale, phone });
    await page.goto("/members?gender=&age=all&country=");
    const profile = (await page.locator("a[href^='/members/']").first().getAttribute("href"))!;
    for (const path of MEMBERS.filter((_, index) => due(index))) {
      await page.goto(path.replace("PROFILE", profile));
      await expectSound(page, `${slug} ${path}`);
    }
    expect(errors).toEqual([]);
  });
}
