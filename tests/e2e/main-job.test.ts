import { expect } from "@playwright/test";
import { test } from "../support/browser-tests";
import { absentMember, hydrated, member, origin, visitor } from "../support/people-in-browsers";

test("two people on one site go from sign-up to a read message", async ({ browser }) => {
  const anna = await member(browser, "tidelark", { name: "Annabel" });
  const bert = await member(browser, "tidelark", { name: "Bertram" });

  await anna.page.goto("/members?gender=&age=all&country=");
  await anna.page
    .getByRole("link", { name: /Bertram/ })
    .first()
    .click();
  await expect(anna.page).toHaveURL(/\/members\/[0-9a-f-]{36}$/);
  await hydrated(anna.page);
  await anna.page.getByRole("button", { name: "Like Bertram" }).click();
  await expect(anna.page.getByRole("button", { name: "Like Bertram", pressed: true })).toBeVisible();
  await anna.page.getByRole("link", { name: "Send a message" }).first().click();
  await expect(anna.page).toHaveURL(/\/chats\//);
  await anna.page.getByRole("textbox", { name: "Your message" }).fill("Hello Bertram!");
  const sent = anna.page.waitForResponse((answer) => answer.url().includes("/api/messages.php"));
  await anna.page.keyboard.press("Enter");
  expect((await sent).status()).toBe(201);
  await expect(anna.page.getByRole("log").getByText("Hello Bertram!")).toBeVisible();
  await expect(anna.page.getByText(/· Sent|Sent/).last()).toBeVisible();

  await bert.page.goto("/home");
  await expect(bert.page.getByRole("link", { name: "1 unread chat", exact: true })).toBeVisible();
  await expect(bert.page.getByRole("link", { name: "1 new like", exact: true })).toBeVisible();
  await bert.page.goto("/likes");
  await expect(bert.page.getByRole("link", { name: /Annabel/ }).first()).toBeVisible();
  await bert.page.goto("/chats");
  await bert.page
    .getByRole("link", { name: /Annabel/ })
    .first()
    .click();
  await expect(bert.page.getByText("Hello Bertram!").last()).toBeVisible();

  await expect(anna.page.getByText(/Read/).last()).toBeVisible();
  await bert.page.getByRole("textbox", { name: "Your message" }).fill("Hi Annabel.");
  await bert.page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(anna.page.getByText("Hi Annabel.").last()).toBeVisible();
  expect([...anna.errors, ...bert.errors]).toEqual([]);
});

test("the same without a script: sign up, like, write, read, log out", async ({ browser }) => {
  const noScript = { javaScriptEnabled: false };
  const cleo = await member(browser, "rondelief", { name: "Cleo" }, noScript);
  await absentMember("rondelief", "Dorien");
  await cleo.page.goto("/members?gender=&age=all&country=");
  await cleo.page
    .getByRole("link", { name: /Dorien/ })
    .first()
    .click();
  await cleo.page.getByRole("button", { name: "Like Dorien" }).click();
  await expect(cleo.page.getByRole("button", { name: "Like Dorien", pressed: true })).toBeVisible();
  await cleo.page.getByRole("link", { name: "Send a message" }).first().click();
  await cleo.page.getByRole("textbox", { name: "Your message" }).fill("Hello without a script");
  await cleo.page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(cleo.page.getByText("Hello without a script").last()).toBeVisible();
  await cleo.page.getByLabel("Your account").click();
  await cleo.page.getByRole("button", { name: "Log out" }).click();
  await expect(cleo.page).toHaveURL(/\/login/);
  await cleo.page.goto("/home");
  await expect(cleo.page).toHaveURL(/\/login\?next=%2Fhome/);
});

test("a page that needs a login sends a visitor there and back again", async ({ browser }) => {
  const emil = await member(browser, "tidelark", { name: "Emil" });
  const { page } = await visitor(browser, "tidelark");
  await page.goto("/likes/given");
  await expect(page).toHaveURL(/\/login\?next=%2Flikes%2Fgiven/);
  await page.locator("form[data-form=login] [name=email]").fill(emil.email);
  await page.locator("form[data-form=login] [name=password]").fill("wrong horse");
  await page.locator("form[data-form=login] button[type=submit]").last().click();
  await expect(page.getByText("Wrong e-mail address or password. Try again.")).toBeVisible();
  await page.locator("form[data-form=login] [name=password]").fill("correct horse battery");
  await page.locator("form[data-form=login] button[type=submit]").last().click();
  await expect(page).toHaveURL(/\/likes\/given$/);
});

test("a member's cookies, ids and links are worthless on another site", async ({ browser }) => {
  const fay = await member(browser, "tidelark", { name: "Fay" });
  await absentMember("tidelark", "Gus");
  await fay.page.goto("/members?gender=&age=all&country=");
  const profile = await fay.page.getByRole("link", { name: /Gus/ }).first().getAttribute("href");
  const [session] = (await fay.context.cookies()).filter(({ name }) => name === "session");
  const other = await visitor(browser, "rondelief");
  await other.context.addCookies([{ name: "session", value: session!.value, url: origin("rondelief") }]);
  await other.page.goto("/home");
  await expect(other.page).toHaveURL(/\/login/);
  expect((await other.page.goto(profile!))?.status()).toBe(404);
});

test("somebody under 18 is refused in words, and the sign-up is closed to that browser for a day", async ({
  browser,
}) => {
  const { page } = await visitor(browser, "tidelark");
  await page.goto("/signup");
  const thisYear = new Date().getUTCFullYear();
  const send = (year: number) =>
    page.evaluate(async (birthYear) => {
      const form = {
        email: `kid${Math.random()}@example.com`,
        name: "Kid",
        password: "correct horse",
        birth_day: "3",
        birth_month: "4",
        birth_year: String(birthYear),
        consent_terms: "on",
        consent_sensitive_data: "on",
      };
      const answer = await fetch("/signup", { method: "POST", body: new URLSearchParams(form) });
      return { status: answer.status, text: await answer.text() };
    }, year);
  const refused = await send(thisYear - 15);
  expect(refused.status).toBe(422);
  expect(refused.text).toContain("You have to be at least 18 years old");
  const closed = await send(thisYear - 40);
  expect(closed.status).toBe(403);
  expect(closed.text).toContain("You cannot sign up from this browser today");
});
