import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { linkIn, opened } from "../support/opened-mail";
import { hydrated, origin, PASSWORD, passEntry, visitor } from "../support/people-in-browsers";
import { jpeg } from "../support/pictures";

/** The path behind the link in the mail that came to somebody. */
async function mailedPath(slug: string, email: string): Promise<string> {
  const folder = join(process.env.BOUQUET_TEST_MAILBOX ?? "", slug);
  let path = "";
  const look = async () => {
    for (const file of readdirSync(folder)) {
      const mail = await opened(readFileSync(join(folder, file)));
      if (mail.to === email) path = linkIn(mail).pathname + linkIn(mail).search;
    }
    return path;
  };
  await expect.poll(() => look().catch(() => ""), { timeout: 20_000 }).not.toBe("");
  return path;
}

const unique = (name: string) => `${name}.${process.pid}.${Date.now()}@example.com`;
const file = (name: string, buffer: Buffer) => ({ name, mimeType: "image/jpeg", buffer });
const heading = (page: Page, name: string) => expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
const send = (page: Page, form: string) => page.locator(`form${form} button[type=submit]`).last().click();

async function fillAccount(page: Page, email: string): Promise<void> {
  await page.locator("[name=email]").fill(email);
  await page.locator("[name=name]").fill("Kim");
  await page.locator("[name=password]").fill(PASSWORD);
  await page.locator("[name=birth_day]").selectOption("29");
  await page.locator("[name=birth_month]").selectOption("2");
  await page.locator("[name=birth_year]").selectOption("1992");
  await page.locator("[name=consent_terms]").check();
  await page.locator("[name=consent_sensitive_data]").check();
}

test("the whole way on a phone, with a script: advice, photos, position, mail, and its link", async ({ browser }) => {
  // The middle of Dublin.
  const who = { phone: true, position: { latitude: 53.35, longitude: -6.26 } };
  const { page, errors } = await visitor(browser, "tidelark", who);
  const email = unique("kim");
  await page.goto("/");
  await hydrated(page);
  await page.locator("[name=email]").fill(email.replace("example.com", "gmial.com"));
  await page.getByRole("button", { name: /^Did you mean .*@gmail\.com\?$/ }).click();
  await expect(page.locator("[name=email]")).toHaveValue(email.replace("example.com", "gmail.com"));
  await expect(page.locator("[name=name]")).toHaveValue(email.split("@")[0]!);
  await page.locator("[name=email]").fill(email);
  await expect(page.getByText("This address is fine.")).toBeVisible();
  await page.locator("[name=password]").fill("qwertyuiop");
  await expect(page.getByText("Easy to guess")).toBeVisible();
  await page.getByRole("link", { name: "Read the terms" }).click();
  await expect(page.getByRole("dialog", { name: "Terms" }).getByText("Who can join")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await fillAccount(page, email);
  await send(page, "[data-form=signup]");

  await heading(page, "Show yourself");
  await expect(page.getByText("Step 2 of 6")).toBeVisible();
  const files = [file("one.jpg", await jpeg(900, 700)), file("two.png", Buffer.from("<svg/>"))];
  await page.getByLabel("Choose photos").setInputFiles(files);
  await expect(page.getByText("two.png: This is not a photo that we can read.")).toBeVisible();
  await page.getByRole("link", { name: "Save my photos" }).click();

  await heading(page, "Where do you live?");
  await expect(page.getByText("We have filled something in")).toBeVisible();
  await expect(page.getByLabel("Country")).toHaveValue("IE");
  await expect(page.getByLabel("Region")).toHaveValue("D");
  await expect(page.getByLabel("Town")).toHaveValue("Dublin");
  await page.getByRole("button", { name: "Save where I live" }).click();

  await heading(page, "A little about you");
  await expect(page.locator("[name=birth_year]")).toHaveValue("1992");
  // Tidelark skips what is answered: who comes back now begins here.
  await page.goto("/signup");
  await expect(page).toHaveURL(/\/signup\/personal$/);
  await hydrated(page);
  await page.getByLabel("A woman").check();
  await page.getByRole("button", { name: "Save" }).click();
  await heading(page, "In your own words");
  await page.getByLabel("About me").fill("I laugh easily.");
  await page.getByRole("button", { name: "Save" }).click();
  await heading(page, "Have a look at your mail");
  await expect(page.getByText(`We have sent a mail to ${email}.`)).toBeVisible();
  await expect(page.getByRole("link", { name: "Correct it" })).toHaveAttribute(
    "href",
    "/notifications#email-change-incorrect",
  );
  await page.goto(await mailedPath("tidelark", email));
  await heading(page, "Your address is confirmed");
  await page.goto("/signup");
  await expect(page).toHaveURL(/\/home$/);
  expect(errors).toEqual([]);
});

test("the same way without a script, on a desktop", async ({ browser }) => {
  // An address of Rome's university suggests the country.
  const who = { javaScriptEnabled: false, address: "151.100.1.1" };
  const { page } = await visitor(browser, "vendemora", who);
  const email = unique("noscript");
  await page.goto("/signup");
  await fillAccount(page, email);
  await page.locator("[name=password]").fill("password1");
  await send(page, "[data-form=signup]");
  await expect(page.getByText("Many people use this password")).toBeVisible();
  await page.locator("[name=password]").fill(PASSWORD);
  await send(page, "[data-form=signup]");

  await heading(page, "Show yourself");
  const files = [file("one.jpg", await jpeg(900, 700)), file("two.png", Buffer.from("<svg/>"))];
  await page.getByLabel("Choose photos").setInputFiles(files);
  await page.getByRole("button", { name: "Upload" }).click();
  await expect(page.getByText("two.png: This is not a photo that we can read.")).toBeVisible();
  await page.getByRole("link", { name: "Save my photos" }).click();

  await heading(page, "Where do you live?");
  await expect(page.getByLabel("Country")).toHaveValue("IT");
  await page.getByLabel("Country").selectOption("CH");
  await page.getByRole("button", { name: "Show the regions" }).click();
  await page.getByLabel("Region").selectOption("TI");
  await page.getByLabel("Town").fill("Lugano");
  await page.getByRole("button", { name: "Save where I live" }).click();

  await heading(page, "A little about you");
  // What is answered is not skipped here: only the photo counts.
  await page.goto("/complete-signup");
  await heading(page, "Where do you live?");
  await expect(page.getByLabel("Town")).toHaveValue("Lugano");
  await page.getByRole("link", { name: "Continue without a place" }).click();
  await page.getByRole("link", { name: "Continue without this" }).click();
  await heading(page, "In your own words");
  await page.getByRole("link", { name: "Continue without writing" }).click();
  await heading(page, "Almost there");
  await page.getByRole("link", { name: "Continue" }).click();
  await heading(page, "Have a look at your mail");
  await page.getByRole("link", { name: "Look around now" }).click();
  await expect(page).toHaveURL(/\/home$/);
  await page.goto(await mailedPath("vendemora", email));
  await heading(page, "Your address is confirmed");
});

test("where addresses are private, the mail's link leads back into the sign-up", async ({ browser }) => {
  const { page, errors } = await visitor(browser, "samtknoten", { locale: "de-DE" });
  const email = unique("samt");
  await page.goto("/signup");
  await passEntry(page);
  await page.goto("/signup");
  await hydrated(page);
  await fillAccount(page, email);
  await send(page, "[data-form=signup]");
  await expect(page).toHaveURL(/\/login\?joined/);
  await page.goto(await mailedPath("samtknoten", email));
  await expect(page).toHaveURL(`${origin("samtknoten")}/login?next=/complete-signup`);
  await hydrated(page);
  await page.locator("form[data-form=login] [name=email]").fill(email);
  await page.locator("form[data-form=login] [name=password]").fill(PASSWORD);
  await send(page, "[data-form=login]");
  await heading(page, "Zeig dich");
  await page.getByRole("link", { name: "Ohne Foto weiter" }).click();
  await heading(page, "Wo wohnst du?");
  // Without a country there is nothing to save.
  await expect(page.getByRole("button", { name: "Wohnort speichern" })).toBeDisabled();
  await page.getByLabel("Land").selectOption("AT");
  await page.getByLabel("Region").selectOption("9");
  await page.getByRole("button", { name: "Wohnort speichern" }).click();
  await heading(page, "Ein wenig über dich");
  await page.getByRole("link", { name: "Ohne diese Angaben weiter" }).click();
  await page.getByRole("link", { name: "Ohne Text weiter" }).click();
  await heading(page, "Alles fertig");
  await page.getByRole("link", { name: "Jetzt umsehen" }).click();
  await expect(page).toHaveURL(/\/home$/);
  expect(errors).toEqual([]);
});

test("an address that has an account is told so while it is typed, and late answers change nothing", async ({
  browser,
}) => {
  const { page } = await visitor(browser, "tidelark");
  await page.goto("/signup");
  await hydrated(page);
  const asked: string[] = [];
  await page.route("**/api/validate_email.php*", async (route) => {
    const email = new URL(route.request().url()).searchParams.get("email")!;
    asked.push(email);
    if (email.startsWith("slow")) await new Promise((done) => setTimeout(done, 1500));
    await route.continue().catch(() => {});
  });
  await page.locator("[name=email]").fill("anna");
  await page.locator("[name=email]").fill("anna@example");
  await page.locator("[name=email]").fill("slow@example.com");
  await expect.poll(() => asked).toEqual(["slow@example.com"]);
  await page.locator("[name=email]").fill("demo@tidelark.example");
  await expect(page.getByText("There is an account with this address.")).toBeVisible();
  await page.waitForTimeout(1500);
  await expect(page.getByText("There is an account with this address.")).toBeVisible();
  await expect(page.getByText("This address is fine.")).toBeHidden();
  expect(asked).toEqual(["slow@example.com", "demo@tidelark.example"]);
  await page.locator("[name=email]").fill("demo@tidelark..example");
  await page.locator("[name=name]").focus();
  await expect(page.getByText("Value is not a valid email address")).toBeVisible();
});

test("push is offered to a browser that can show it, once, and the answer is kept", async ({ browser }) => {
  addTenant("pushing");
  const { context, page, errors } = await visitor(browser, "pushing");
  // A headless browser has an answer already; this one has not been asked.
  await context.addInitScript(() => {
    let permission: NotificationPermission = "default";
    Object.defineProperty(Notification, "permission", { get: () => permission });
    Notification.requestPermission = async () => {
      permission = "granted";
      return permission;
    };
  });
  await expect.poll(async () => (await page.goto("/signup"))?.status()).toBe(200);
  await hydrated(page);
  await fillAccount(page, unique("push"));
  await send(page, "[data-form=signup]");
  await heading(page, "Shall we let you know?");
  await expect(page.getByText("Step 1 of 6")).toBeVisible();
  await page.getByRole("button", { name: "Yes, let me know" }).click();
  await heading(page, "Show yourself");
  await page.goto("/signup");
  await expect(page).toHaveURL(/\/signup\/photos$/);
  expect(errors).toEqual([]);

  const other = await visitor(browser, "pushing", { javaScriptEnabled: false });
  await other.page.goto("/signup");
  await fillAccount(other.page, unique("no.push"));
  await send(other.page, "[data-form=signup]");
  await heading(other.page, "Show yourself");
  await other.page.goto("/signup");
  await heading(other.page, "Shall we let you know?");
  await other.page.getByRole("button", { name: "Not now" }).click();
  await heading(other.page, "Show yourself");
  removeTenant("pushing");
});

/** A site like Rondelief that offers push, added while the server runs. */
function addTenant(slug: string): void {
  const folder = join(process.env.BOUQUET_TEST_TENANTS ?? "", slug);
  cpSync(join(folder, "../rondelief"), folder, { recursive: true });
  const config = readFileSync(join(folder, "tenant.json"), "utf8").replaceAll(
    "rondelief.localhost",
    `${slug}.localhost`,
  );
  writeFileSync(join(folder, "tenant.json"), config.replace("{", '{ "offerPushAtSignup": true,'));
}

function removeTenant(slug: string): void {
  rmSync(join(process.env.BOUQUET_TEST_TENANTS ?? "", slug), { recursive: true });
}
