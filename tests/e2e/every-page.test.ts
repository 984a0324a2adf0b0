import { expect, type Page } from "@playwright/test";
import { tagOf } from "~/app/locales/language";
import { LANGUAGES } from "~/tenants/config/vocabulary";
import { plainStates } from "../support/all-page-states";
import { test } from "../support/browser-tests";
import { type PageState, pathOn } from "../support/page-states";
import { demoMember, hydrated, passEntry, visitor } from "../support/people-in-browsers";
import { isChosen } from "../support/share";
import { expectSound } from "../support/sound";
import { expectStill } from "../support/still";
import { OTHER_SITES } from "./pictures.sites";

/** The demo sites by template, and the languages. */
const SITES = [
  ["tidelark", "rondelief", "razemo"],
  ["ondelle", "vendemora"],
  ["samtknoten", "noctambar"],
];
const LOCALES = LANGUAGES.map(tagOf);

const PHONE = { width: 390, height: 844 };

const full = process.env.BOUQUET_FULL === "1";

/** With --full every template in every language; otherwise a site per template on a phone, each page on one. */
const ROUNDS = full
  ? SITES.flatMap((sites) =>
      LOCALES.map((locale, n) => ({ slug: sites[n % sites.length]!, locale, phone: n % 2 === 0 })),
    )
  : ["tidelark", "ondelle", "noctambar"].map((slug, n) => ({ slug, locale: LOCALES[n]!, phone: true }));

/** Sites where visitors see people. */
const WITH_PEOPLE = OTHER_SITES.filter(({ stages }) => stages.includes("people")).map(({ slug }) => slug);

/** Pages with compared pictures are checked there; only --full checks them on each site too. */
const STATES = plainStates.filter(({ pictured = ["templates"] }) => full || !pictured.includes("templates"));

/** Returns the rounds in which a page is in the state that its name says. */
const roundsOf = ({ pictured }: PageState) =>
  ROUNDS.filter(({ slug }) => pictured?.join() !== "people" || WITH_PEOPLE.includes(slug));

// With --full each test opens ten or twenty pages.
if (full) test.setTimeout(300_000);

for (const round of ROUNDS) {
  const { slug, locale, phone } = round;
  const due = STATES.filter((state) => {
    const rounds = roundsOf(state);
    return rounds.includes(round) && isChosen(state.name, rounds.indexOf(round), rounds.length);
  });
  const forVisitors = due.filter(({ as }) => as === "visitor");
  const forMembers = due.filter(({ as }) => as === "member");

  if (forVisitors.length > 0)
    test(`the pages of a visitor pass the checks, and nothing on them moves, on ${slug} in ${locale}`, async ({
      browser,
    }) => {
      const { page, errors } = await visitor(browser, slug, { locale, phone });
      await page.goto("/login");
      await passEntry(page);
      await expectAllSound(page, slug, forVisitors);
      expect(errors).toEqual([]);
    });

  if (forMembers.length > 0)
    test(`the pages of a member pass the checks, and nothing on them moves, on ${slug} in ${locale}`, async ({
      browser,
    }) => {
      const { page, errors } = await demoMember(browser, slug, { locale, phone });
      await expectAllSound(page, slug, forMembers);
      expect(errors).toEqual([]);
    });
}

/** Loads each page on a phone, where nothing may move, and checks it in this window. */
async function expectAllSound(page: Page, slug: string, states: PageState[]): Promise<void> {
  const size = page.viewportSize()!;
  for (const { name, path } of states) {
    const what = `${slug} ${name}`;
    await page.setViewportSize(PHONE);
    const answer = await page.goto(await pathOn(page, path));
    await hydrated(page);
    await test.step(`${what}: nothing moves`, () => expectStill(page, what));
    await page.setViewportSize(size);
    const markup = await answer?.text();
    await test.step(`${what} passes the checks`, () => expectSound(page, what, markup));
  }
}
