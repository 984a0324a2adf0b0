import { expect, type Page, test } from "@playwright/test";
import {
  fillInAccount,
  fillInLogin,
  hydrated,
  mailedPath,
  newAddress,
  origin,
  PASSWORD,
  passEntry,
  sendForm,
  visitor,
} from "../support/people-in-browsers";
import { jpeg } from "../support/pictures";
import { expectSound } from "../support/sound";

const file = (name: string, buffer: Buffer) => ({ name, mimeType: "image/jpeg", buffer });
const heading = (page: Page, name: string) => expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

test("the whole way on a phone, with a script: advice, photos, position, mail, and its link", async ({ browser }) => {
  // The middle of Dublin.
  const who = { phone: true, position: { latitude: 53.35, longitude: -6.26 } };
  const { page, errors } = await visitor(browser, "tidelark", who);
  const email = newAddress("kim");
  await page.goto("/", { referer: "https://friends.example/list" });
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
  await fillInAccount(page, { email, name: "Kim" });
  const request = page.waitForRequest((each) => each.method() === "POST" && each.url().includes("/signup"));
  await sendForm(page, "signup");
  const sent = new URLSearchParams((await request).postData() ?? "");
  expect(sent.get("timeZone")).toBe(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone));
  expect(sent.get("formPath")).toBe("/");
  expect(sent.get("referrer")).toBe("https://friends.example/list");
  expect(sent.get("push")).toMatch(/^(default|granted|denied|unsupported)$/);

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
  await heading(page, "Check your e-mail");
  await expect(page.getByText(`We have sent an e-mail to ${email}.`)).toBeVisible();
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
  const email = newAddress("noscript");
  await page.goto("/signup");
  await fillInAccount(page, { email, name: "Kim" });
  await page.locator("[name=password]").fill("password1");
  await sendForm(page, "signup");
  await expect(page.getByText("Many people use this password")).toBeVisible();
  await page.locator("[name=password]").fill(PASSWORD);
  await sendForm(page, "signup");

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
  await page.getByRole("link", { name: "Continue without a location" }).click();
  await page.getByRole("link", { name: "Continue without this" }).click();
  await heading(page, "In your own words");
  await page.getByRole("link", { name: "Continue without writing" }).click();
  await heading(page, "Almost there");
  await page.getByRole("link", { name: "Continue" }).click();
  await heading(page, "Check your e-mail");
  await page.getByRole("link", { name: "Look around now" }).click();
  await expect(page).toHaveURL(/\/signup-matches$/);
  await page.goto(await mailedPath("vendemora", email));
  await heading(page, "Your address is confirmed");
});

test("where addresses are private, the mail's link leads back into the sign-up", async ({ browser }) => {
  const { page, errors } = await visitor(browser, "samtknoten", { locale: "de-DE" });
  const email = newAddress("samt");
  await page.goto("/signup");
  await passEntry(page);
  await page.goto("/signup");
  await hydrated(page);
  await fillInAccount(page, { email, name: "Kim" });
  await sendForm(page, "signup");
  await expect(page).toHaveURL(/\/login\?joined/);
  await page.goto(await mailedPath("samtknoten", email));
  await expectSound(page, "the link in the mail");
  await page.getByRole("button", { name: "Adresse bestätigen" }).click();
  await expect(page).toHaveURL(`${origin("samtknoten")}/login?next=/complete-signup`);
  await hydrated(page);
  await fillInLogin(page, { email, password: PASSWORD });
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
  await expect(page).toHaveURL(/\/signup-matches$/);
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
