import { expect } from "@playwright/test";
import chats from "~/app/locales/en/chats";
import likes from "~/app/locales/en/likes";
import profile from "~/app/locales/en/profile";
import prompts from "~/app/locales/en/prompts";
import { test } from "../support/browser-tests";
import { hydrated, member } from "../support/people-in-browsers";
import { expectSound } from "../support/sound";

const QUESTION = prompts["prompts.of.dish"];

test("an answer to a prompt is shown, liked and quoted in a message", async ({ browser }) => {
  const selma = await member(browser, "tidelark", { name: "Selma" }, { at: "/profile" });
  await hydrated(selma.page);
  const part = selma.page.locator("#profile-prompts");
  await part.locator("[name=answerFirst]").fill("Dumplings.");
  await part.locator("[name=answerFirst]").blur();
  await expect(part.getByText(prompts["prompts.question_missing"]).first()).toBeVisible();
  await part.locator("[name=promptFirst]").selectOption("dish");
  await expect(part.getByText(profile["profile.field_saved"], { exact: true })).toBeVisible();
  const lists = selma.page.locator("#profile-interests");
  await lists.getByLabel("Gardening").check();
  await expect(lists.getByText(profile["profile.field_saved"], { exact: true })).toBeVisible();
  await expectSound(selma.page, "profile with an answer");
  await selma.page.reload();
  await expect(part.locator("[name=answerFirst]")).toHaveValue("Dumplings.");
  await selma.page.getByRole("link", { name: profile["profile.see_as_others"] }).click();
  await expect(selma.page.getByText(profile["profile.own_preview"])).toBeVisible();
  const { pathname } = new URL(selma.page.url());

  const otto = await member(browser, "tidelark", { name: "Otto" });
  await otto.page.goto(pathname);
  await hydrated(otto.page);
  await expect(otto.page.getByRole("heading", { name: QUESTION })).toBeVisible();
  const like = otto.page.getByRole("button", { name: new RegExp(`: ${QUESTION}$`) });
  await like.click();
  await expect(like).toHaveAttribute("aria-pressed", "true");
  await expect(
    otto.page.getByRole("button", { name: likes["likes.like_name"].replace("{{name}}", "Selma"), exact: true }),
  ).toHaveAttribute("aria-pressed", "true");
  await otto.page.getByRole("link", { name: new RegExp(`: ${QUESTION}$`) }).click();
  await expect(otto.page.getByLabel(chats["chats.write"])).toHaveValue(`“${QUESTION}: Dumplings.”\n\n`);

  await selma.page.goto("/likes");
  await expect(selma.page.getByText(prompts["prompts.liked"].replace("{{question}}", QUESTION))).toBeVisible();
  expect([...selma.errors, ...otto.errors]).toEqual([]);
});
