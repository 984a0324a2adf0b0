// @engines both
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { ellipses } from "~/tests/support/ellipses";
import { jpeg } from "~/tests/support/pictures";
import { anAdult, anOperator, type TestSite, testSite } from "~/tests/support/test-site";
import { fileOf } from "./files";
import { markPhoto } from "./moderation";
import { addPhoto } from "./photos";
import { unmarkedNudity } from "./unmarked";

const folder = mkdtempSync(join(tmpdir(), "bouquet-unmarked-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const anna = anAdult({ name: "Anna", photos: ["drawn.svg"] });

test("photos uploaded before the site used scores are found until they are marked", async () => {
  const site = await testSite({ tenant: { photos: { nudity: "unmarked" } }, members: [anna] });
  const added = async (name: string, bytes: Uint8Array) => {
    const file = join(folder, name);
    writeFileSync(file, bytes);
    return addPhoto(site, anna, file);
  };
  const bare = await added("bare.png", await ellipses().resize(480, 480, { fit: "fill" }).png().toBuffer());
  const lost = await added("lost.jpg", await jpeg(480, 360));
  await added("plain.jpg", await jpeg(480, 360));
  await site.media.remove(`media/${fileOf(lost.file, "l")}`);

  expect(await found(site)).toEqual([{ id: bare.id, name: "Anna" }]);
  await markPhoto(site, anOperator, bare.id, true);
  expect(await found(site)).toEqual([]);
});

async function found(site: TestSite) {
  const photos: { id: string; name: string }[] = [];
  for await (const { id, name } of unmarkedNudity(site)) photos.push({ id, name });
  return photos;
}
