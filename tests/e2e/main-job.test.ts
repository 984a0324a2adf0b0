import { expect } from "@playwright/test";
import { test } from "../support/browser-tests";
import { absentMember, hydrated, member, visitor } from "../support/people-in-browsers";

test("two new members find, like and write to each other", async ({ browser }) => {
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

test("a member likes, writes and logs out without a script", async ({ browser }) => {
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

test("a members' page sends a visitor to the login and back", async ({ browser }) => {
  const emil = await absentMember("tidelark", "Emil");
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
