import { readFileSync } from "node:fs";
import { type Browser, expect, type Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { test } from "../support/browser-tests";
import { fillInLogin, hydrated, mailedPath, member, PASSWORD, visitor } from "../support/people-in-browsers";
import { shareOf } from "../support/share";
import { expectSound } from "../support/sound";
import { unzipped } from "../support/zips";

test.describe.configure({ mode: "parallel" });

/** One site of each template with a script, and one site without a script. The third site requires a partner's link. */
const SCRIPTED: [slug: string, javaScriptEnabled: boolean, from?: string][] = [
  ["tidelark", true],
  ["vendemora", true],
  ["noctambar", true, "/signup?network=demo"],
];
const ROUNDS = [...shareOf("the life of an account", SCRIPTED), ["tidelark", false] as const];

const NEW_PASSWORD = "battery staple horse";

for (const [slug, javaScriptEnabled, from] of ROUNDS) {
  const how = `on ${slug}, ${javaScriptEnabled ? "with" : "without"} a script`;
  const begin = async (browser: Browser, name: string) => {
    const who = await member(browser, slug, { name, from }, { javaScriptEnabled, locale: "en-US", phone: true });
    const open = async (path: string) => {
      await who.page.goto(path);
      if (javaScriptEnabled) await hydrated(who.page);
    };
    return { ...who, open };
  };
  const tag = javaScriptEnabled ? [] : "@full";
  const look = async (page: Page) => {
    if (javaScriptEnabled) await expectSound(page, page.url());
  };

  test(`a member deletes the account and restores it ${how}`, { tag }, async ({ browser }) => {
    const { page, email, errors, open } = await begin(browser, "Wilma");
    await open("/account");
    await page.getByRole("link", { name: /^Delete your account/ }).click();
    await page.getByLabel("Your password", { exact: true }).fill("wrong");
    await page.getByRole("button", { name: "Delete my account" }).click();
    await expect(page.getByText("That is not your password")).toBeVisible();
    await look(page);
    await page.getByLabel("Your password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Delete my account" }).click();
    await expect(page).toHaveURL(/\/account-deleted$/);
    await page.goto("/home");
    await expect(page).toHaveURL(/\/login/);
    await fillInLogin(page, { email, password: PASSWORD });
    await expect(page).toHaveURL(/\/login\/restore/);
    await look(page);
    await page.getByRole("button", { name: "Bring it back" }).click();
    await expect(page).toHaveURL(/\/home$/);
    expect(errors).toEqual([]);
  });

  test(`a deleted account is restored with a new password ${how}`, { tag: "@full" }, async ({ browser }) => {
    const { page, email, errors, open } = await begin(browser, "Vera");
    await open("/account/delete");
    await page.getByLabel("Your password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Delete my account" }).click();
    await expect(page).toHaveURL(/\/account-deleted$/);
    await open("/login");
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await page.locator("form[data-form=reset-password] [name=email]").fill(email);
    await page.getByRole("button", { name: "Send me the link" }).click();
    await expect(page.getByText(/^If there is an account with this address/)).toBeVisible();
    await open(await mailedPath(slug, email, "Choose a new password"));
    await look(page);
    await page.getByLabel("New password").fill(NEW_PASSWORD);
    await page.locator("form[data-form=new-password] button[type=submit]").click();
    await expect(page).toHaveURL(/\/reset-password\/do\?done$/);
    await look(page);
    await open("/login");
    await fillInLogin(page, { email, password: NEW_PASSWORD });
    await expect(page).toHaveURL(/\/login\/restore/);
    await page.getByRole("button", { name: "Bring it back" }).click();
    await expect(page).toHaveURL(/\/home$/);
    expect(errors).toEqual([]);
  });

  test(`a member logs out other devices, also by a new password ${how}`, { tag }, async ({ browser }) => {
    const { page, email, errors, open } = await begin(browser, "Dora");
    const { page: other } = await visitor(browser, slug, { javaScriptEnabled, locale: "en-US" });
    const logInThere = async () => {
      await other.goto("/login");
      await fillInLogin(other, { email, password: PASSWORD });
      await expect(other).toHaveURL(/\/home$/);
    };
    const expectGone = async () => {
      await other.goto("/home");
      await expect(other).toHaveURL(/\/login/);
    };
    await logInThere();
    await open("/account/devices");
    await expect(page.getByRole("listitem").filter({ hasText: "Last seen" })).toHaveCount(2);
    await page.getByRole("button", { name: "Log out everywhere else" }).click();
    await expect(page.getByText("Done. Logged out.")).toBeVisible();
    await expectGone();
    await logInThere();
    await open("/account/password");
    await page.getByLabel("Your current password").fill(PASSWORD);
    await page.getByLabel("New password").fill(NEW_PASSWORD);
    await page.locator("form[data-form=password] button[type=submit]").last().click();
    await expect(page.getByText(/^Your new password is set/)).toBeVisible();
    await expectGone();
    expect(errors).toEqual([]);
  });

  test(`a member turns two-factor login on, uses it and turns it off ${how}`, { tag }, async ({ browser }) => {
    const { page, email, errors, open } = await begin(browser, "Cleo");
    await open("/account/second-factor");
    await expect(page.getByRole("img", { name: "QR code for your app" })).toBeVisible();
    const key = (await page.locator("code").first().innerText()).replaceAll(" ", "");
    await page.getByLabel("Code from the app").fill(codeOf(key));
    await page.getByLabel("Your password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Turn it on" }).click();
    await expect(page.getByText("It is on. Now write these down")).toBeVisible();
    await look(page);
    const [recovery] = await page.locator("li code").allInnerTexts();
    await page.context().clearCookies({ name: "session" });
    await page.goto("/login");
    await fillInLogin(page, { email, password: PASSWORD });
    await expect(page).toHaveURL(/\/login\/code/);
    await page.getByLabel("Code from the app").fill("000000");
    await page.getByRole("button", { name: "Log in" }).click();
    await expect(page.getByText(/This code is wrong/)).toBeVisible();
    await look(page);
    await page.getByLabel("Code from the app").fill(recovery!);
    await page.getByRole("button", { name: "Log in" }).click();
    await expect(page).toHaveURL(/\/home$/);
    await open("/account/second-factor");
    await expect(page.getByText("9 recovery codes left.")).toBeVisible();
    await look(page);
    await open("/account/second-factor/recovery-codes");
    await look(page);
    await open("/account/second-factor");
    await page.getByRole("link", { name: "Turn it off" }).click();
    await page.getByLabel("Code from the app, or a recovery code").fill(codeOf(key, 1));
    await look(page);
    await page.getByRole("button", { name: "Turn it off" }).click();
    await expect(page.getByText("It is off.")).toBeVisible();
    expect(errors).toEqual([]);
  });

  test(`a member requests a data export and downloads it by the emailed link ${how}`, { tag }, async ({ browser }) => {
    const { page, email, errors, open } = await begin(browser, "Finn");
    await open("/account/export");
    await page.getByRole("button", { name: "Make my file" }).click();
    await expect(page.getByText(/^(We are making your file|Your file is ready)/)).toBeVisible();
    await page.goto(await mailedPath(slug, email, "Your file is ready"));
    await look(page);
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

function codeOf(key: string, ahead = 0): string {
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + ahead * 30_000 });
}
