import { expect } from "@playwright/test";
import es from "~/app/locales/es/offers";
import { test } from "../support/browser-tests";
import { demoMember } from "../support/people-in-browsers";
import { expectSound } from "../support/sound";

const EVERYBODY = "/members?gender=&age=all&country=";

test("an advertising tile is labelled as such and opens a new window", async ({ browser }) => {
  const { page, errors } = await demoMember(browser, "noctambar", { locale: "es-ES", at: EVERYBODY });
  await expect(page.getByText(es["offers.label"], { exact: true })).toHaveCount(2);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSound(page, "the search with a partner’s tiles on a phone");
  const opened = page.context().waitForEvent("page");
  await page.getByRole("link", { name: es["offers.cam_action"].replace("{{name}}", "Ejemplo Uno") }).click();
  await expect(await opened).toHaveURL(/\/pages\/anuncio-de-ejemplo\?cam=ejemplo-1$/);
  expect(errors).toEqual([]);
});
