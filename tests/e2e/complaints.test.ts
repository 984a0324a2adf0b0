import { execFile } from "node:child_process";
import { dirname } from "node:path";
import { promisify } from "node:util";
import { expect, type Page } from "@playwright/test";
import deComplaints from "~/app/locales/de/complaints";
import enComplaints from "~/app/locales/en/complaints";
import enPuzzles from "~/app/locales/en/puzzles";
import frComplaints from "~/app/locales/fr/complaints";
import nlComplaints from "~/app/locales/nl/complaints";
import nlSuspensions from "~/app/locales/nl/suspensions";
import { projectRoot } from "~/app/settings/environment";
import { test } from "../support/browser-tests";
import { fillInLogin, hydrated, member, newAddress, PASSWORD, visitor } from "../support/people-in-browsers";
import { jpeg } from "../support/pictures";
import { shareOf } from "../support/share";
import { expectSound } from "../support/sound";

/** One site of each template. */
const SITES = [
  { slug: "tidelark", locale: "en-GB", words: enComplaints },
  { slug: "ondelle", locale: "fr-FR", words: frComplaints },
  { slug: "samtknoten", locale: "de-DE", words: deComplaints },
];

/** Closes a complaint as an operator, by the command. */
async function close(slug: string, number: string, by: string, facts: string, ...more: string[]): Promise<void> {
  await moderate(slug, "close", number, "--by", by, "--facts", facts, "--yes", ...more);
}

async function moderate(slug: string, ...words: string[]): Promise<string> {
  const args = ["scripts/bouquet.mjs", "reports", "--tenant", slug, ...words];
  const { BOUQUET_TEST_MAILBOX: mailbox = "", BOUQUET_TEST_TENANTS: tenants } = process.env;
  const env = { ...process.env, NODE_ENV: "production" as const, DATA_DIR: dirname(mailbox), TENANTS_DIR: tenants };
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: projectRoot,
    env,
  });
  return stdout;
}

test("a suspended member reads the reason, appeals and logs in after the suspension is lifted", async ({ browser }) => {
  const bert = await member(browser, "rondelief", { name: "Bert" }, { locale: "nl-NL" });
  const { page, id } = bert;
  const reporter = await visitor(browser, "rondelief", { locale: "nl-NL", javaScriptEnabled: false });
  await reporter.page.goto(`/complaints?about=rules&address=/members/${id}`);
  await expect(reporter.page.locator("[name=address]")).toHaveValue(`/members/${id}`);
  await complainOn(reporter.page);
  const number = await numberOn(reporter.page);
  await close("rondelief", number, "Mo", "Je hebt om geld gevraagd.", "--rule", "Niemand bedelt.", "--suspend", "7");

  await page.goto("/home");
  await expect(page).toHaveURL(/\/login/);
  await fillInLogin(page, { email: bert.email, password: PASSWORD });
  await expect(page).toHaveURL(/\/login\/suspended/);
  for (const text of ["Je hebt om geld gevraagd.", "Niemand bedelt."]) await expect(page.getByText(text)).toBeVisible();
  await expectSound(page, "rondelief suspended");
  await page.getByRole("link", { name: nlSuspensions["suspensions.appeal"] }).click();
  await expect(page.locator("[name=address]")).toHaveValue(`/members/${id}`);
  await hydrated(page);
  await complainOn(page);
  await expect(page.getByText(nlComplaints["complaints.sent_title"])).toBeVisible();
  await moderate("rondelief", "lift", number, "--by", "Ida", "--facts", "Het was een grap.");
  await page.goto("/login");
  await fillInLogin(page, { email: bert.email, password: PASSWORD });
  await expect(page).toHaveURL(/\/home$/);
});

/** Submits the complaint form, and answers its question if there is one. */
async function complainOn(page: Page): Promise<void> {
  await page.locator("[name=words]").fill("Somebody wrote what nobody should have to read.");
  await page.locator("[name=name]").fill("Clarimonde Cerf");
  await page.locator("[name=email]").fill(newAddress("clarimonde"));
  await answerQuestion(page);
  await page.locator("form[data-form=complaint] button[type=submit]").click();
  await expect(page).toHaveURL(/\/complaints\/[0-9a-f]{32}$/);
}

async function numberOn(page: Page): Promise<string> {
  return /\d{8}/.exec(await page.locator("h1").innerText())![0];
}

/** Fills in a notice, and answers its question if there is one. */
async function fillIn(page: Page, words: typeof enComplaints, question: boolean): Promise<void> {
  await page.locator("[name=address]").fill("https://elsewhere.example/a/long/address/that/somebody/copied");
  await page.locator("[name=words]").fill("A picture that shows me, and nobody asked me for it.");
  await page.locator("[name=name]").fill("Clarimonde Cerf");
  await page.locator("[name=email]").fill(newAddress("clarimonde"));
  await page.getByLabel(words["complaints.good_faith"]).check();
  if (question) await answerQuestion(page);
}

/** Answers the arithmetic question, which appears only without a script. */
async function answerQuestion(page: Page): Promise<void> {
  const question = page.locator("label", { has: page.locator("xpath=following-sibling::input[@name='largest']") });
  if ((await question.count()) === 0) return;
  const label = await question.innerText();
  await page.locator("[name=largest]").fill(String(Math.max(...label.match(/\d+/g)!.map(Number))));
}

for (const { slug, locale, words } of shareOf("a complaint", SITES)) {
  test(`on ${slug} a visitor files a complaint with a picture and appeals against the answer`, async ({ browser }) => {
    test.slow();
    const { page, errors } = await visitor(browser, slug, { locale, phone: slug === "tidelark" });
    // One site shows the notice for adults first.
    await page.goto("/");
    await page.locator("footer").getByRole("link", { name: words["complaints.title"] }).click();
    await page.getByRole("link", { name: words["complaints.about.privacy"] }).click();
    await hydrated(page);
    await expect(page.locator("[name=largest]")).toHaveCount(0);
    await fillIn(page, words, false);
    await page.getByRole("button", { name: words["complaints.send"] }).click();
    await expect(page).toHaveURL(/\/complaints\/[0-9a-f]{32}$/);
    await expect(page.getByText(words["complaints.sent_title"])).toBeVisible();
    const number = await numberOn(page);

    await page.locator("[type=file]").setInputFiles([
      { name: "seen.jpg", mimeType: "image/jpeg", buffer: await jpeg(480, 360) },
      { name: "no-picture.jpg", mimeType: "image/jpeg", buffer: Buffer.from("none") },
    ]);
    await page.getByRole("button", { name: words["complaints.add"] }).click();
    await expect(page.getByRole("alert")).toContainText("no-picture.jpg");
    await expect(page.getByText(words["complaints.pictures"], { exact: true })).toBeVisible();
    await expectSound(page, `${slug} complaint`);

    await close(slug, number, "Mo", "We found nothing that the law forbids.");
    await page.reload();
    await expect(page.getByText("We found nothing that the law forbids.")).toBeVisible();
    await expectSound(page, `${slug} answered complaint`);
    await page.getByRole("link", { name: words["complaints.appeal_action"] }).click();
    await expectSound(page, `${slug} appeal`);
    await page.locator("[name=words]").fill("The second picture is the one that I meant.");
    await page.getByRole("button", { name: words["complaints.send"] }).click();
    await expect(page.getByText(words["complaints.appealed_title"])).toBeVisible();
    await close(slug, number, "Ida", "You were right, and it is gone.");
    await page.reload();
    await expect(page.getByText("You were right, and it is gone.")).toBeVisible();
    await expectSound(page, `${slug} complaint answered twice`);
    expect(errors).toEqual([]);
  });
}

test("the complaint form asks an arithmetic question without a script", { tag: "@full" }, async ({ browser }) => {
  const { page } = await visitor(browser, "tidelark", { locale: "en-GB", javaScriptEnabled: false });
  await page.goto("/complaints?about=illegal");
  await fillIn(page, enComplaints, true);
  const largest = await page.locator("[name=largest]").inputValue();
  await page.locator("[name=largest]").fill("1");
  await page.getByRole("button", { name: enComplaints["complaints.send"] }).click();
  await expect(page.getByText(enPuzzles["puzzles.wrong"])).toBeVisible();
  await expect(page.locator("[name=name]")).toHaveValue("Clarimonde Cerf");
  expect(largest).toMatch(/^\d\d$/);
  await fillIn(page, enComplaints, true);
  await page.getByRole("button", { name: enComplaints["complaints.send"] }).click();
  await expect(page.getByText(enComplaints["complaints.sent_title"])).toBeVisible();
});
