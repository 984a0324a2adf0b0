import { expect } from "@playwright/test";
import { test } from "../support/browser-tests";
import { fillInAccount, hydrated, newAddress, PASSWORD, sendForm, visitor } from "../support/people-in-browsers";

test("an error on a sign-up field gives way to advice on the new input", { tag: "@full" }, async ({ browser }) => {
  const { page } = await visitor(browser, "tidelark", { phone: true });
  await page.goto("/signup");
  await hydrated(page);
  const [email, name, password] = ["email", "name", "password"].map((field) => page.locator(`[name=${field}]`));
  const wrong = page.locator("[aria-invalid=true]");
  await sendForm(page, "signup");
  for (const field of [email!, name!, password!]) await expect(field.and(wrong)).toHaveCount(1);
  await email!.fill(newAddress("kim"));
  await password!.fill(PASSWORD);
  await expect(page.getByText("This address is fine.")).toBeVisible();
  for (const field of [email!, password!]) await expect(field.and(wrong)).toHaveCount(0);
  await email!.fill("");
  await sendForm(page, "signup");
  await expect(email!.and(wrong)).toHaveCount(1);
});

test("an address with an account is refused while it is typed", { tag: "@full" }, async ({ browser }) => {
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

test("an error ends once its field is corrected, and the browser asks for a position after a press alone", {
  tag: "@full",
}, async ({ browser }) => {
  const { page, errors } = await visitor(browser, "tidelark", { phone: true });
  await page.addInitScript(() => {
    const asked = { times: 0 };
    Object.assign(window, { asked });
    navigator.permissions.query = async () => ({ state: "prompt" }) as PermissionStatus;
    navigator.geolocation.getCurrentPosition = (_found, failed) => {
      asked.times += 1;
      failed?.({ code: 1 } as GeolocationPositionError);
    };
  });
  await page.goto("/signup");
  await hydrated(page);
  await sendForm(page, "signup");
  const [email, password] = [page.getByText("Enter your e-mail address."), page.getByText("Enter a password.")];
  await expect(email).toBeVisible();
  await fillInAccount(page, { email: newAddress("kit"), name: "Kit" });
  await expect(email).toHaveCount(0);
  await expect(password).toHaveCount(0);
  await expect(page.locator("form[data-form=signup] [aria-invalid=true]")).toHaveCount(0);
  await sendForm(page, "signup");
  await expect(page.getByRole("heading", { level: 1, name: "Show yourself" })).toBeVisible();
  await page.goto("/signup/location");
  await hydrated(page);
  const times = () => page.evaluate(() => (window as unknown as { asked: { times: number } }).asked.times);
  const look = page.getByRole("button", { name: "Look it up" });
  await expect(look).toBeVisible();
  expect(await times()).toBe(0);
  await look.click();
  await expect(page.getByText("Then it is up to you")).toBeVisible();
  expect(await times()).toBe(1);
  expect(errors).toEqual([]);
});
