import { expect, type Page } from "@playwright/test";
import { test } from "../support/browser-tests";
import { say } from "../support/conversations-in-browsers";
import { absentMember, fillInLogin, hydrated, member, PASSWORD } from "../support/people-in-browsers";

const WORDS = "Words that took a while";

test("text typed into a page whose session has ended reappears after the login", async ({ browser }) => {
  const { page, context, client, email, errors } = await member(browser, "tidelark", { name: "Wilhelmina" });
  const other = await absentMember("tidelark", "Xanthe");
  const chat = `/chats/${await say(client, other.id, "Wave", 1)}`;
  const logInAgain = () => logInAtEnd(page, email);

  // Submits a form.
  await page.goto(`/report?profile=${other.id}`);
  await hydrated(page);
  const details = page.locator("form[data-form=report] textarea");
  await details.fill(WORDS);
  await context.clearCookies();
  await page.locator("form[data-form=report] [type=submit]").click();
  await logInAgain();
  await expect(page).toHaveURL(new RegExp(`/report\\?profile=${other.id}$`));
  await expect(details).toHaveValue(WORDS);
  await expectNothingKept(page);

  // A draft is saved to the server at the first pause.
  await page.goto(chat);
  await hydrated(page);
  const field = page.getByRole("textbox", { name: "Your message" });
  await context.clearCookies();
  await field.pressSequentially(WORDS, { delay: 60 });
  await logInAgain();
  await expect(field).toHaveValue(WORDS);

  // Sends a message.
  await context.clearCookies();
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await fillInLogin(page, { email, password: PASSWORD });
  await expect(page.getByRole("log").getByText(WORDS)).toBeVisible();
  await expect(page.getByRole("button", { name: "Send again" })).toBeVisible();

  expect(errors).toEqual([]);
});

test("text of a profile field and of a first message reappears after the login", { tag: "@full" }, async ({
  browser,
}) => {
  const { page, context, email, errors, id } = await member(browser, "tidelark", { name: "Wilhelmina" });
  const logInAgain = () => logInAtEnd(page, email);

  // The page saves a field on change.
  await page.goto("/profile");
  await hydrated(page);
  const note = page.locator("form[data-form=profile] textarea").first();
  await context.clearCookies();
  await note.fill(WORDS);
  await note.blur();
  await logInAgain();
  await expect(note).toHaveValue(WORDS);
  await expect(page.getByText("Saved").first()).toBeVisible();
  await page.reload();
  await expect(note).toHaveValue(WORDS);

  // The first message is typed in a dialog, which does not open again: the composer gets the text.
  const match = await absentMember("tidelark", "Yvette");
  await match.client.call("POST", "/api/likes.php", { profile: id });
  await page.goto(`/members/${match.id}`);
  await hydrated(page);
  await page.getByRole("button", { name: "Like Yvette" }).click();
  const line = page.getByRole("dialog").getByRole("textbox");
  await line.fill(WORDS);
  await context.clearCookies();
  await page.keyboard.press("Enter");
  await logInAgain();
  await expect(page).toHaveURL(/\/chats\//);
  await expect(page.getByRole("textbox", { name: "Your message" })).toHaveValue(WORDS);
  await expectNothingKept(page);
  expect(errors).toEqual([]);
});

/** Logs in on the page that a member without a session reaches. */
async function logInAtEnd(page: Page, email: string): Promise<void> {
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByText("Your session has ended.")).toBeVisible();
  await fillInLogin(page, { email, password: PASSWORD });
}

/** Checks that the browser stores no text after the text was restored. */
async function expectNothingKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("words"))).toBeNull();
}
