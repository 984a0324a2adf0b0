import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { linkIn, opened } from "../support/opened-mail";
import { hydrated, member, PASSWORD } from "../support/people-in-browsers";
import { unzipped } from "../support/zips";

/** Of different templates; with a script and without. */
const ROUNDS = [
  ["tidelark", true],
  ["vendemora", true],
  ["tidelark", false],
] as const;

for (const [slug, javaScriptEnabled] of ROUNDS) {
  const how = `on ${slug}, ${javaScriptEnabled ? "with" : "without"} a script`;
  const begin = async (browser: Browser, name: string) => {
    const who = await member(browser, slug, { name }, { javaScriptEnabled, locale: "en-US" });
    const open = async (path: string) => {
      await who.page.goto(path);
      if (javaScriptEnabled) await hydrated(who.page);
    };
    return { ...who, open };
  };

  test(`an account is deleted and brought back ${how}`, async ({ browser }) => {
    const { page, email, errors, open } = await begin(browser, "Wilma");
    await open("/account");
    await page.getByRole("link", { name: /^Delete your account/ }).click();
    await page.getByLabel("Your password", { exact: true }).fill("wrong");
    await page.getByRole("button", { name: "Delete my account" }).click();
    await expect(page.getByText("This is not your password")).toBeVisible();
    await page.getByLabel("Your password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Delete my account" }).click();
    await expect(page).toHaveURL(/\/account-deleted$/);
    await page.goto("/home");
    await expect(page).toHaveURL(/\/login/);
    await logIn(page, email);
    await expect(page).toHaveURL(/\/login\/restore/);
    await page.getByRole("button", { name: "Bring it back" }).click();
    await expect(page).toHaveURL(/\/home$/);
    expect(errors).toEqual([]);
  });

  test(`a second step is turned on, asked for and turned off ${how}`, async ({ browser }) => {
    const { page, email, errors, open } = await begin(browser, "Cleo");
    await open("/account/second-factor");
    await expect(page.getByRole("img", { name: "QR code for your app" })).toBeVisible();
    const key = (await page.locator("code").first().innerText()).replaceAll(" ", "");
    await page.getByLabel("Code from the app").fill(codeOf(key));
    await page.getByLabel("Your password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Turn it on" }).click();
    await expect(page.getByText("It is on. Now write these down")).toBeVisible();
    const [recovery] = await page.locator("li code").allInnerTexts();
    await page.context().clearCookies({ name: "session" });
    await page.goto("/login");
    await logIn(page, email);
    await expect(page).toHaveURL(/\/login\/code/);
    await page.getByLabel("Code from the app").fill("000000");
    await page.getByRole("button", { name: "Log in" }).click();
    await expect(page.getByText(/This code is not right/)).toBeVisible();
    await page.getByLabel("Code from the app").fill(recovery!);
    await page.getByRole("button", { name: "Log in" }).click();
    await expect(page).toHaveURL(/\/home$/);
    await open("/account/second-factor");
    await expect(page.getByText("9 recovery codes left.")).toBeVisible();
    await page.getByRole("link", { name: "Turn it off" }).click();
    await page.getByLabel("Code from the app, or a recovery code").fill(codeOf(key, 1));
    await page.getByRole("button", { name: "Turn it off" }).click();
    await expect(page.getByText("It is off.")).toBeVisible();
    expect(errors).toEqual([]);
  });

  test(`an export is asked for, and taken by the link in the mail ${how}`, async ({ browser }) => {
    const { page, email, errors, open } = await begin(browser, "Finn");
    await open("/account/export");
    await page.getByRole("button", { name: "Make my file" }).click();
    await expect(page.getByText(/^Your file is (being made|ready)/)).toBeVisible();
    await page.goto((await mailedLink(slug, email, "Your file is ready")).pathname);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: /^Download/ }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("my-data.zip");
    const files = unzipped(readFileSync(await download.path()));
    expect(JSON.parse(files.get("account.json")!.toString())).toMatchObject([{ email }]);
    expect(errors).toEqual([]);
  });
}

async function logIn(page: Page, email: string): Promise<void> {
  await page.locator("form[data-form=login] [name=email]").fill(email);
  await page.locator("form[data-form=login] [name=password]").fill(PASSWORD);
  await page.locator("form[data-form=login] button[type=submit]").last().click();
}

function codeOf(key: string, ahead = 0): string {
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + ahead * 30_000 });
}

async function mailedLink(slug: string, email: string, subject: string): Promise<URL> {
  const folder = join(process.env.BOUQUET_TEST_MAILBOX!, slug);
  for (const until = Date.now() + 15_000; Date.now() < until; await new Promise((done) => setTimeout(done, 100))) {
    for (const file of readdirSync(folder).filter((name) => name.endsWith(".eml"))) {
      const mail = await opened(readFileSync(join(folder, file)));
      if (mail.to === email && mail.subject === subject) return linkIn(mail);
    }
  }
  throw new Error(`no mail about "${subject}" came for ${email}`);
}
