import { expect, type Locator, type Page } from "@playwright/test";
import itPhotos from "~/app/locales/it/photos";
import itProfile from "~/app/locales/it/profile";
import itRequest from "~/app/locales/it/request";
import nlPhotos from "~/app/locales/nl/photos";
import nlProfile from "~/app/locales/nl/profile";
import nlRequest from "~/app/locales/nl/request";
import { test } from "../support/browser-tests";
import { hydrated, member } from "../support/people-in-browsers";
import { jpeg } from "../support/pictures";
import { shareOf } from "../support/share";
import { expectSound } from "../support/sound";

/** Two templates, in their own languages. */
const SITES = [
  { slug: "rondelief", locale: "nl-NL", words: { ...nlPhotos, ...nlProfile, ...nlRequest } },
  { slug: "vendemora", locale: "it-IT", words: { ...itPhotos, ...itProfile, ...itRequest } },
];

/** The part of the form that is saved with a field, and shows its state. */
const around = (page: Page, field: string) => page.locator(`div:has(> [role=status]):has([name=${field}])`);

/** The message that a field is saved. In Dutch the message while saving has the same word. */
const savedBeside = (page: Page, field: string, words: Record<"profile.field_saved", string>) =>
  around(page, field).getByText(words["profile.field_saved"], { exact: true });

/** Returns the names of the visible photos. */
const shown = (page: Page) =>
  page.locator("[data-arranged]").evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset.arranged));

for (const { slug, locale, words } of shareOf("one's own profile", SITES)) {
  test(`on ${slug} each profile field is saved on change and reports its errors`, async ({ browser }) => {
    const { page, errors } = await member(browser, slug, { name: "Selma" }, { locale, at: "/profile" });
    await hydrated(page);
    await expect(page.getByText(words["profile.next_photo"])).toBeVisible();
    await expect(page.getByRole("button", { name: words["profile.save"] })).toHaveCount(0);

    await page.locator("[name=smoking]").selectOption("no");
    await expect(savedBeside(page, "smoking", words)).toBeVisible();
    const seeking = page.locator("[name=seeking]");
    await seeking.first().uncheck();
    await seeking.last().uncheck();
    await expect(around(page, "seeking").getByText(words["request.missing"])).toBeVisible();
    await seeking.first().check();
    await seeking.last().check();
    await expect(savedBeside(page, "seeking", words)).toBeVisible();
    await page.locator("[name=personal]").fill("I bake bread.");
    await page.locator("[name=personal]").blur();
    await expect(savedBeside(page, "personal", words)).toBeVisible();
    const youngest = page.getByRole("slider", { name: words["profile.seek_min_age"] });
    await youngest.fill("30");
    await youngest.blur();
    await expect(savedBeside(page, "ageFrom", words)).toBeVisible();
    await expectSound(page, `${slug} profile with saved fields`);

    await page.reload();
    await expect(page.locator("[name=smoking]")).toHaveValue("no");
    await expect(page.locator("[name=seeking]:checked")).toHaveCount(2);
    await expect(page.locator("[name=personal]")).toHaveValue("I bake bread.");
    await expect(youngest).toHaveValue("30");
    await page.getByRole("link", { name: words["profile.see_as_others"] }).click();
    await expect(page.getByText(words["profile.own_preview"])).toBeVisible();
    await expect(page.getByText("I bake bread.")).toBeVisible();
    expect(errors).toEqual([]);
  });

  test(`on ${slug} the birth date can be corrected once and never to under 18`, { tag: "@full" }, async ({
    browser,
  }) => {
    const { page, errors } = await member(browser, slug, { name: "Birgit" }, { locale, at: "/profile" });
    // Before hydration React would drop the added year.
    await hydrated(page);
    await page.getByRole("link", { name: words["profile.birth_date_correct"] }).click();
    const year = page.locator("[name=birth_year]");
    const save = page.locator("form[data-form=birth-date] button[type=submit]");
    // The select has no option for a member under 18; a forged form is refused as well.
    await year.evaluate((select: HTMLSelectElement) => select.add(new Option("2020", "2020")));
    await year.selectOption("2020");
    await save.click();
    await expect(page.getByText(words["profile.date_of_birth_error"].replace("{{min_age}}", "18"))).toBeVisible();
    await year.selectOption("1985");
    await save.click();
    await expect(page).toHaveURL(/\/profile\?saved/);
    await expect(page.getByText(/1985/)).toBeVisible();
    await expect(page.getByText(words["profile.birth_date_fixed"])).toBeVisible();
    await page.goto("/profile/birth-date");
    await expect(page).toHaveURL(/\/profile$/);
    expect(errors).toEqual([]);
  });

  test(`on ${slug} photos are arranged by keyboard and by dragging, and enlarged`, async ({ browser }) => {
    const { page, errors } = await member(browser, slug, { name: "Fotine" }, { locale });
    await page.goto("/profile/photos");
    await hydrated(page);
    // Too small to be cropped, so no dialog asks.
    const files = [await jpeg(480, 360), await jpeg(460, 350), await jpeg(390, 390)];
    await page
      .getByLabel(words["photos.choose"])
      .setInputFiles(files.map((buffer, n) => ({ name: `${n}.jpg`, mimeType: "image/jpeg", buffer })));
    // On a busy machine converters get a tenth of the CPU: three photos then take half a minute.
    await expect(page.locator("[data-arranged]")).toHaveCount(3, { timeout: 90_000 });
    const [one, two, three] = await shown(page);

    const forward = page.getByRole("button", { name: words["photos.earlier_n"].replace("{{n}}", "3") });
    await forward.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => shown(page)).toEqual([one, three, two]);
    await expect(page.getByRole("button", { name: words["photos.earlier_n"].replace("{{n}}", "2") })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect.poll(() => shown(page)).toEqual([three, one, two]);
    await expectSound(page, `${slug} arranged photos`);

    const saved = page.waitForResponse((answer) => answer.request().method() === "PATCH");
    await drag(page, page.locator("[data-arranged] img").nth(2), page.locator("[data-arranged] img").first());
    await expect.poll(() => shown(page)).toEqual([two, three, one]);
    await saved;
    await page.reload();
    await expect.poll(() => shown(page)).toEqual([two, three, one]);

    await page.goto("/profile");
    await page.getByRole("link", { name: words["profile.see_as_others"] }).click();
    await expect(page.getByText(words["profile.own_preview"])).toBeVisible();
    await hydrated(page);
    await page.locator("a[href*='/media/']").first().click();
    const viewer = page.getByRole("dialog");
    const count = (n: number) =>
      viewer.getByText(words["profile.photo_count"].replace("{{n}}", String(n)).replace("{{max}}", "3"));
    await expect(count(1)).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(count(2)).toBeVisible();
    await viewer.getByRole("button", { name: words["profile.photo_next"] }).click();
    await expect(count(3)).toBeVisible();
    await expectSound(page, `${slug} photo viewer`);
    await page.keyboard.press("Escape");
    await expect(viewer).toHaveCount(0);
    expect(errors).toEqual([]);
  });
}

test("the profile form and the photo buttons work without a script", async ({ browser }) => {
  const { page } = await member(
    browser,
    "rondelief",
    { name: "Zonder" },
    { locale: "nl-NL", javaScriptEnabled: false },
  );
  await page.goto("/profile");
  await page.locator("[name=smoking]").selectOption("no");
  const youngest = page.locator("[name=seekMinAge]");
  const save = page.getByRole("button", { name: nlProfile["profile.save"] });
  await youngest.fill("17");
  await save.click();
  const wrong = page.locator("noscript [id$='-error']");
  await expect(wrong).toBeVisible();
  await expect(wrong).toHaveText(nlProfile["profile.seek_ages_wrong"]);
  await expect(youngest).toHaveValue("17");
  await youngest.fill("30");
  await save.click();
  await expect(page.getByText(nlProfile["profile.saved"])).toBeVisible();
  await expect(page.locator("[name=smoking]")).toHaveValue("no");
  await expect(youngest).toHaveValue("30");

  await page.goto("/profile/photos");
  for (const buffer of [await jpeg(480, 360), await jpeg(360, 480)]) {
    await page.getByLabel(nlPhotos["photos.choose"]).setInputFiles([{ name: "a.jpg", mimeType: "image/jpeg", buffer }]);
    await page.getByRole("button", { name: nlPhotos["photos.upload"] }).click();
  }
  await expect(page.locator("[data-arranged]")).toHaveCount(2);
  const [one, two] = await shown(page);
  await page.getByRole("button", { name: nlPhotos["photos.earlier_n"].replace("{{n}}", "2") }).click();
  await expect.poll(() => shown(page)).toEqual([two, one]);
});

test("quick changes of a profile field are saved in their order", { tag: "@full" }, async ({ browser }) => {
  const { page } = await member(browser, "rondelief", { name: "Haast" }, { locale: "nl-NL", at: "/profile" });
  await hydrated(page);
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  const sent: string[] = [];
  await page.route(/\/profile\.data\?one/, async (route) => {
    const said = route.request().postData();
    if (said) sent.push(said);
    if (said === "smoking=no") await released;
    await route.continue();
  });
  const smoking = page.locator("[name=smoking]");
  for (const choice of ["no", "sometimes", "yes"]) await smoking.selectOption(choice);
  // The page has rendered the result by then.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  expect(sent).toEqual(["smoking=no"]);
  release();
  await expect(savedBeside(page, "smoking", nlProfile)).toBeVisible();
  expect(sent).toEqual(["smoking=no", "smoking=yes"]);
  await page.reload();
  await expect(smoking).toHaveValue("yes");
});

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const middleOf = async (item: Locator) => {
    const { x, y, width, height } = (await item.boundingBox())!;
    return [x + width / 2, y + height / 2] as const;
  };
  await from.scrollIntoViewIfNeeded();
  await page.mouse.move(...(await middleOf(from)));
  await page.mouse.down();
  await page.mouse.move(...(await middleOf(to)), { steps: 10 });
  await page.mouse.up();
}

test("a town from the list sets its region, and a country sets its towns", { tag: "@full" }, async ({ browser }) => {
  const { page, errors } = await member(browser, "rondelief", { name: "Tamara" }, { locale: "nl-NL", at: "/profile" });
  await hydrated(page);
  const names = page.locator("datalist option");
  // The town is typed before the country's list arrives.
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route("**/api/towns.php*", (route) => released.then(() => route.continue()));
  await page.locator("[name=country]").selectOption("BE");
  await page.locator("[name=city]").fill("Antwerpen");
  await page.locator("[name=city]").blur();
  const early = page.waitForResponse((answer) => /VAN/.test(answer.request().postData() ?? ""));
  release();
  await expect(page.locator("[name=region]")).toHaveValue("VAN");
  expect((await early).ok()).toBe(true);
  await expect(savedBeside(page, "country", nlProfile)).toBeVisible();
  await expect(names.filter({ has: page.locator("xpath=self::*[@value='Gent']") })).toHaveCount(1);
  const saved = page.waitForResponse((answer) => /Gent/.test(answer.request().postData() ?? ""));
  await page.locator("[name=city]").fill("Gent");
  await page.locator("[name=city]").blur();
  expect((await saved).ok()).toBe(true);
  await expect(page.locator("[name=region]")).toHaveValue("VOV");
  await expect(savedBeside(page, "city", nlProfile)).toBeVisible();
  await page.reload();
  await expect(page.locator("[name=city]")).toHaveValue("Gent");
  await expect(page.locator("[name=region]")).toHaveValue("VOV");
  await page.locator("[name=city]").fill("Bruxelles");
  await expect(page.locator("[name=region]")).toHaveValue("BRU");
  await expect(page.getByText(nlProfile["profile.city_unknown"])).toHaveCount(0);
  await page.locator("[name=city]").fill("Nergenshuizen");
  await page.locator("[name=city]").blur();
  await expect(page.getByText(nlProfile["profile.city_unknown"])).toBeVisible();
  expect(errors).toEqual([]);
});
