import { expect } from "@playwright/test";
import itAlbums from "~/app/locales/it/albums";
import itPhotos from "~/app/locales/it/photos";
import nlAlbums from "~/app/locales/nl/albums";
import nlPhotos from "~/app/locales/nl/photos";
import { test } from "../support/browser-tests";
import { hydrated, member } from "../support/people-in-browsers";
import { jpeg } from "../support/pictures";
import { shareOf } from "../support/share";

const SITES = [
  { slug: "rondelief", locale: "nl-NL", words: { ...nlAlbums, ...nlPhotos } },
  { slug: "vendemora", locale: "it-IT", words: { ...itAlbums, ...itPhotos } },
];

for (const { slug, locale, words } of shareOf("private photos", SITES)) {
  const say = (key: keyof typeof words, name = "") => words[key].replaceAll("{{name}}", name).replaceAll("{{n}}", "1");

  test(`on ${slug} access to private photos is requested, granted, used and revoked`, async ({ browser }) => {
    const owner = await member(browser, slug, { name: "Albertine" }, { locale });
    const guest = await member(browser, slug, { name: "Gastone" }, { locale });
    await owner.page.goto("/profile/photos");
    await hydrated(owner.page);
    const file = { name: "one.jpg", mimeType: "image/jpeg", buffer: await jpeg(480, 360) };
    await owner.page.getByLabel(say("photos.choose")).setInputFiles([file]);
    await owner.page.getByRole("button", { name: say("albums.make_private") }).click();
    await expect(owner.page.getByText(words["albums.private"], { exact: true })).toBeVisible();
    await owner.page.goto("/profile");
    const preview = owner.page.locator("a[href^='/members/']").first();
    const profile = (await preview.getAttribute("href"))!;

    await guest.page.goto(profile);
    await hydrated(guest.page);
    const photo = guest.page.locator("a[href$='/picture']");
    await expect(guest.page.getByText(say("albums.text", "Albertine"))).toBeVisible();
    await expect(photo).toHaveCount(0);
    await guest.page.getByRole("button", { name: say("albums.ask") }).click();
    await expect(guest.page.getByText(say("albums.asked", "Albertine"))).toBeVisible();

    await owner.page.goto("/profile/photos/private");
    await hydrated(owner.page);
    await owner.page
      .getByRole("button", { name: `${say("albums.allow")}, ${say("albums.shown_to", "Gastone")}` })
      .click();
    const takeBack = owner.page.getByRole("button", {
      name: `${say("albums.hide")}, ${say("albums.shown_to", "Gastone")}`,
    });
    await expect(takeBack).toBeVisible();

    await guest.page.goto(profile);
    await expect(guest.page.getByText(say("albums.granted", "Albertine"))).toBeVisible();
    await expect(photo).toHaveCount(1);
    const picture = (await photo.getAttribute("href"))!;
    const asking = async () => (await guest.page.goto(picture))?.status();
    expect(await asking()).toBe(200);

    await takeBack.click();
    await expect(takeBack).toHaveCount(0);
    await expect.poll(asking).toBe(404);
    await guest.page.goto(profile);
    // A member whose access was revoked sees the same page as before the request.
    await expect(guest.page.getByText(say("albums.asked", "Albertine"))).toBeVisible();
    await expect(photo).toHaveCount(0);
    expect([...owner.errors, ...guest.errors]).toEqual([]);
  });
}
