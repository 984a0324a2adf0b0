import { expect, type Page } from "@playwright/test";
import { test } from "../support/browser-tests";
import { hydrated, member } from "../support/people-in-browsers";
import { jpeg } from "../support/pictures";
import { shareOf } from "../support/share";

const file = (name: string, buffer: Buffer) => ({ name, mimeType: "image/jpeg", buffer });
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');

/** The pictures that came, in their order. */
const shown = (page: Page) =>
  page
    .locator("[data-photo] img")
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));

const WAYS = [
  ...shareOf("photos", ["tidelark", "vendemora"]).map((slug) => ({ slug, javaScriptEnabled: true })),
  { slug: "tidelark", javaScriptEnabled: false },
];

for (const { slug, javaScriptEnabled } of WAYS) {
  test(`photos on ${slug} are added, refused, put first and deleted ${javaScriptEnabled ? "with" : "without"} a script`, {
    tag: javaScriptEnabled ? [] : "@full",
  }, async ({ browser }) => {
    const { page, errors } = await member(browser, slug, { name: "Fotine" }, { javaScriptEnabled });
    await page.goto("/profile");
    await page.getByRole("link", { name: "My photos" }).click();
    await expect(page.getByText("No photos yet.")).toBeVisible();
    if (javaScriptEnabled) await hydrated(page);
    const files = [
      file("one.jpg", await jpeg(900, 700)),
      file("two.png", SVG),
      file("three.jpg", await jpeg(600, 900)),
    ];
    await page.getByLabel("Choose photos").setInputFiles(files);
    if (!javaScriptEnabled) await page.getByRole("button", { name: "Upload" }).click();

    await expect(page.locator("[data-photo]")).toHaveCount(2);
    await expect(page.getByText("two.png: This is not a photo that we can read.")).toBeVisible();
    await expect(page.getByText("2 of 12 photos")).toBeVisible();
    await expect.poll(() => shown(page)).toEqual([800, 533]);

    await page.getByRole("button", { name: /^Make main photo, .*2$/ }).click();
    await expect.poll(() => shown(page)).toEqual([533, 800]);
    await page.getByRole("button", { name: /^Delete, .*2$/ }).click();
    await expect.poll(() => shown(page)).toEqual([533]);
    await expect(page.getByText("Main photo")).toBeVisible();
    expect(errors).toEqual([]);
  });
}
