import { expect, type Page } from "@playwright/test";
import { test } from "../support/browser-tests";
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

test("the sign-up leads from the home page to a confirmed address on a phone", async ({ browser }) => {
  // The middle of Dublin.
  const who = { phone: true, position: { latitude: 53.35, longitude: -6.26 } };
  const { page, errors } = await visitor(browser, "tidelark", who);
  const email = newAddress("kim");
  await page.goto("/", { referer: "https://friends.example/list" });
  await hydrated(page);
  await page.locator("[name=email]").fill(email.replace("example.com", "gmial.com"));
  await page.getByRole("button", { name: /^Did you mean .*@gmail\.com\?$/ }).click();
  await expect(page.locator("[name=email]")).toHaveValue(email.replace("example.com", "gmail.com"));
  await page.locator("[name=name]").focus();
  // A suggestion that typing replaces.
  await expect(page.locator("[name=name]")).toHaveValue(email.split("@")[0]!);
  await page.keyboard.type("Kim");
  await expect(page.locator("[name=name]")).toHaveValue("Kim");
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
  await page.getByRole("button", { name: "Use the whole photo" }).click();
  await expect(page.getByText("two.png: This is not a photo that we can read.")).toBeVisible();
  await page.getByRole("link", { name: "Save my photos" }).click();

  await heading(page, "Where do you live?");
  await expect(page.getByText("We have filled something in")).toBeVisible();
  await expect(page.getByLabel("Country")).toHaveValue("IE");
  await expect(page.getByLabel("Region")).toHaveValue("D");
  await expect(page.getByLabel("Town")).toHaveValue("Dublin");
  await page.getByRole("button", { name: "Save where I live" }).click();

  await heading(page, "You are…");
  // The answer was given together with the account.
  await expect(page.locator("[name^=birth]")).toHaveCount(0);
  // Tidelark skips answered steps: a returning visitor begins at this step.
  await page.goto("/signup");
  await expect(page).toHaveURL(/\/signup\/personal$/);
  await hydrated(page);
  await page.getByRole("button", { name: "A woman" }).click();
  await heading(page, "Who would you like to meet?");
  await page.getByRole("checkbox", { name: "Men", exact: true }).check();
  await page.getByRole("slider", { name: "Minimum age" }).fill("30");
  await expect(page.getByText("30 and over")).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/^Question 3 of/)).toBeVisible();
  // Answers are kept for going back.
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page.getByText("30 and over")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Men", exact: true })).toBeChecked();
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page.getByRole("button", { name: "A woman" })).toHaveAttribute("aria-current", "true");
  await page.getByRole("link", { name: "Continue", exact: true }).click();
  await page.getByRole("link", { name: "Skip this question" }).click();
  await expect(page.getByText(/^Question 3 of/)).toBeVisible();
  await page.getByRole("link", { name: "Continue without personal details" }).click();
  await heading(page, "In your own words");
  await page.getByLabel("About me").fill("I laugh easily. Call me: 06 1234 5678");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("That looks like a phone number.")).toBeVisible();
  await expectSound(page, "the advice on a phone number");
  await page.getByLabel("About me").fill("I laugh easily.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await heading(page, "Who may see your profile?");
  await expect(page.getByText("Step 5 of 6")).toBeVisible();
  await expectSound(page, "the question who may see the profile");
  const answers = ["Members only", "Visitors too"].map((name) => page.getByRole("button", { name, exact: true }));
  const [one, other] = await Promise.all(answers.map((answer) => answer.boundingBox()));
  expect([one!.width, one!.height]).toEqual([other!.width, other!.height]);
  for (const answer of answers) await expect(answer).not.toHaveAttribute("aria-current");
  await answers[1]!.click();
  await heading(page, "May we show you to newcomers?");
  await page.getByRole("button", { name: "Skip: don’t show me there" }).click();
  await heading(page, "Check your e-mail");
  await expect(page.getByText(`We have sent an e-mail to ${email}.`)).toBeVisible();
  await expect(page.getByRole("link", { name: "Correct it" })).toHaveAttribute(
    "href",
    "/notifications#email-change-incorrect",
  );
  const link = await mailedPath("tidelark", email);
  await page.getByRole("button", { name: "Send the e-mail again" }).click();
  await expect(page.getByText(`It is on its way to ${email} once more.`)).toBeVisible();
  await page.goto(link);
  await heading(page, "Your address is confirmed");
  await page.goto("/signup");
  await expect(page).toHaveURL(/\/home$/);
  expect(errors).toEqual([]);
});

test("the sign-up leads to a confirmed address without a script", async ({ browser }) => {
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

  await heading(page, "You are…");
  await page.getByRole("button", { name: "A man" }).click();
  await heading(page, "Who would you like to meet?");
  await page.getByLabel("Minimum age").and(page.locator("[inputmode]")).fill("40");
  await page.getByRole("checkbox", { name: "Women" }).check();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page.getByLabel("Minimum age").and(page.locator("[inputmode]"))).toHaveValue("40");
  // Answered steps are not skipped here: only the photo counts.
  await page.goto("/complete-signup");
  await heading(page, "Where do you live?");
  await expect(page.getByLabel("Town")).toHaveValue("Lugano");
  await page.getByRole("link", { name: "Continue without a location" }).click();
  await page.getByRole("link", { name: "Continue without personal details" }).click();
  await heading(page, "In your own words");
  await page.getByRole("link", { name: "Continue without writing" }).click();
  await page.getByRole("button", { name: "Skip: members only" }).click();
  await heading(page, "Almost there");
  await page.getByRole("link", { name: "Continue" }).click();
  await heading(page, "Check your e-mail");
  await page.getByRole("link", { name: "Look around now" }).click();
  await expect(page).toHaveURL(/\/signup-matches$/);
  await page.goto(await mailedPath("vendemora", email));
  await heading(page, "Your address is confirmed");
  await page.goto("/signup/done");
  await heading(page, "You are all set");
  await expect(page).toHaveTitle(/^You are all set/);
});

test("a site with private addresses logs the browser that signed up in by the emailed link", async ({ browser }) => {
  const { page, errors } = await visitor(browser, "samtknoten", { locale: "de-DE", phone: true });
  const mistyped = newAddress("samt");
  await joinPrivately(page, mistyped);
  await heading(page, "Schau in dein Postfach");
  await expect(page.getByText(`Wir haben eine Mail an ${mistyped} geschickt.`)).toBeVisible();
  await expectSound(page, "the mailbox page");
  const first = await mailedPath("samtknoten", mistyped);
  await page.getByRole("button", { name: "Mail noch einmal schicken" }).click();
  await expect(page.getByText(`Sie ist noch einmal unterwegs zu ${mistyped}.`)).toBeVisible();

  // If the visitor takes another address, the form keeps all input except password and consents.
  await page.getByRole("button", { name: "Andere Adresse nehmen" }).click();
  await expect(page.locator("[name=name]")).toHaveValue("Kim");
  await expect(page.locator("[name=birth_year]")).toHaveValue("1992");
  const email = newAddress("samt");
  await fillInAccount(page, { email, name: "Kim" });
  await sendForm(page, "signup");
  await heading(page, "Schau in dein Postfach");
  await expect(page.getByText(`Wir haben eine Mail an ${email} geschickt.`)).toBeVisible();
  const second = await mailedPath("samtknoten", email);

  // In another browser the link shows a button. The link of the replaced address no longer works.
  const other = await visitor(browser, "samtknoten", { locale: "de-DE" });
  await other.page.goto("/signup");
  await passEntry(other.page);
  await other.page.goto(second);
  await expect(other.page.getByRole("button", { name: "Adresse bestätigen" })).toBeVisible();
  await expect(async () => {
    await other.page.goto(first);
    await expect(other.page).toHaveURL(/\/activate\/error$/, { timeout: 1000 });
  }).toPass();

  await page.goto(second);
  await heading(page, "Zeig dich");
  await page.getByRole("link", { name: "Ohne Foto weiter" }).click();
  await heading(page, "Wo wohnst du?");
  // Without a country the form has no answer to save.
  await expect(page.getByRole("button", { name: "Wohnort speichern" })).toBeDisabled();
  await page.getByLabel("Land").selectOption("AT");
  await page.getByLabel("Region").selectOption("9");
  await page.getByRole("button", { name: "Wohnort speichern" }).click();
  await heading(page, "Du bist");
  await page.getByRole("link", { name: "Ohne persönliche Angaben weiter" }).click();
  await page.getByRole("link", { name: "Ohne Text weiter" }).click();
  await page.getByRole("button", { name: "Nur Mitglieder", exact: true }).click();
  await heading(page, "Alles fertig");
  await page.getByRole("link", { name: "Jetzt umsehen" }).click();
  await expect(page).toHaveURL(/\/signup-matches$/);
  expect(errors).toEqual([]);
});

test("the emailed link only confirms the address in another browser", { tag: "@full" }, async ({ browser }) => {
  const { page } = await visitor(browser, "samtknoten", { locale: "de-DE", javaScriptEnabled: false });
  const email = newAddress("samt");
  await joinPrivately(page, email);
  await heading(page, "Schau in dein Postfach");
  const other = await visitor(browser, "samtknoten", { locale: "de-DE" });
  await other.page.goto("/signup");
  await passEntry(other.page);
  await other.page.goto(await mailedPath("samtknoten", email));
  await expectSound(other.page, "the link in the mail");
  await other.page.getByRole("button", { name: "Adresse bestätigen" }).click();
  await expect(other.page).toHaveURL(`${origin("samtknoten")}/login?confirmed&next=/complete-signup`);
  await expect(other.page.getByText("Deine Adresse ist bestätigt")).toBeVisible();
  await hydrated(other.page);
  await fillInLogin(other.page, { email, password: PASSWORD });
  await heading(other.page, "Zeig dich");
  expect(other.errors).toEqual([]);
});

async function joinPrivately(page: Page, email: string): Promise<void> {
  await page.goto("/signup");
  await passEntry(page);
  await page.goto("/signup");
  await fillInAccount(page, { email, name: "Kim" });
  await sendForm(page, "signup");
}
