import { expect } from "@playwright/test";
import es from "~/app/locales/es/profile";
import it from "~/app/locales/it/profile";
import nl from "~/app/locales/nl/profile";
import { test } from "../support/browser-tests";
import { demoMember } from "../support/people-in-browsers";
import { shareOf } from "../support/share";
import { changeTenant } from "../support/tenant-copies";

const SITES = [
  { slug: "rondelief", locale: "nl-NL", words: nl },
  { slug: "vendemora", locale: "it-IT", words: it },
  { slug: "noctambar", locale: "es-ES", words: es },
];

for (const { slug, locale, words } of shareOf("the mark of a fictional profile", SITES)) {
  test(`on ${slug} the setting fictionalIcon removes the icon of the mark and keeps its words`, {
    tag: "@full",
  }, async ({ browser }) => {
    const { page } = await demoMember(browser, slug, { locale, at: "/chats" });
    const mark = page.getByText(words["profile.fictional.mark"]).first();
    const picture = page.locator("[data-picture]").first();
    await expect(mark).toBeVisible();
    await expect(picture).toBeVisible();

    const restore = changeTenant(slug, { fictionalIcon: false });
    try {
      await expect(async () => {
        await page.reload();
        await expect(picture).toBeHidden({ timeout: 1000 });
      }).toPass();
      await expect(mark).toBeVisible();
    } finally {
      restore();
    }
  });
}
