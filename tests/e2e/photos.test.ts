import { expect, type Page } from "@playwright/test";
import { test } from "../support/browser-tests";
import { hydrated, member } from "../support/people-in-browsers";
import { jpeg } from "../support/pictures";
import { shareOf } from "../support/share";
import { expectSound } from "../support/sound";

const file = (name: string, buffer: Buffer) => ({ name, mimeType: "image/jpeg", buffer });
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');

/** Returns the pictures in their order. */
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
    if (javaScriptEnabled) {
      // The first file is zoomed and moved. The second is no picture, and is sent unchanged. The third is used without
      // a crop.
      const dialog = page.getByRole("dialog", { name: "Choose what people see" });
      await expect(dialog.getByText("Photo 1 of 3")).toBeVisible();
      await dialog.getByRole("slider", { name: "Zoom" }).fill("150");
      await dialog.getByRole("region", { name: "Your photo, in its frame" }).press("ArrowRight");
      await expectSound(page, `${slug} crop dialog`);
      await dialog.getByRole("button", { name: "Use this part" }).click();
      await expect(dialog.getByText("Photo 3 of 3")).toBeVisible();
      await dialog.getByRole("button", { name: "Use the whole photo" }).click();
      await expect(dialog).toHaveCount(0);
    } else await page.getByRole("button", { name: "Upload" }).click();

    await expect(page.locator("[data-photo]")).toHaveCount(2);
    await expect(page.getByText("two.png: This is not a photo that we can read.")).toBeVisible();
    await expect(page.getByText("2 of 12 photos")).toBeVisible();
    const first = javaScriptEnabled ? 373 : 800;
    await expect.poll(() => shown(page)).toEqual([first, 533]);

    await page.getByRole("button", { name: /^Make main photo, .*2$/ }).click();
    await expect.poll(() => shown(page)).toEqual([533, first]);
    await page.getByRole("button", { name: /^Delete, .*2$/ }).click();
    await expect.poll(() => shown(page)).toEqual([533]);
    await expect(page.getByText("Main photo")).toBeVisible();
    expect(errors).toEqual([]);
  });
}
