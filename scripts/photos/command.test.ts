import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addPhoto, ownPhotos } from "~/app/domain/people/photos/photos";
import { mailsFrom } from "~/tests/support/mails";
import { jpeg } from "~/tests/support/pictures";
import { anAdult, type TestSite, testSite } from "~/tests/support/test-site";
import { fullTest } from "~/tests/support/tiers";
import { approvePhotos, listPhotos, rejectPhotos } from "./command";

const folder = mkdtempSync(join(tmpdir(), "bouquet-photos-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, "good.jpg");
beforeAll(async () => writeFileSync(file, await jpeg(480, 360)));

const anna = anAdult({ name: "Anna", language: "de" });
const nowhere = "00000000-0000-7000-8000-000000000000";
let site: TestSite;
let ids: string[];
beforeEach(async () => {
  site = await testSite({ tenant: { photos: { approval: "before" } }, members: [anna] });
  ids = [(await addPhoto(site, anna, file)).id, (await addPhoto(site, anna, file)).id];
});

const states = async () => (await ownPhotos(site, anna)).map(({ state }) => state);

test("photos list > lists a photo in the queue with a file to look at", async () => {
  const { lines, data } = await listPhotos(site);
  expect(lines.map((line) => line.split("\n")[0])).toEqual(ids.map((id) => expect.stringContaining(`${id}  `)));
  for (const line of lines) expect(existsSync(line.split("\n")[1]!.trim())).toBe(true);
  expect(data).toMatchObject({
    photos: [{ id: ids[0], at: expect.stringMatching(/Z$/), name: "Anna" }, { id: ids[1] }],
  });
});

test("photos approve > decides several at once, and continues after an unknown one", async () => {
  const { lines, code } = await approvePhotos(site, [ids[0]!, nowhere, ids[1]!]);
  expect(lines).toEqual([
    `${ids[0]} is visible to everybody`,
    expect.stringMatching(new RegExp(`^${nowhere}: [A-Z][\\w’' ,]+`)),
    `${ids[1]} is visible to everybody`,
  ]);
  expect(lines[1]).not.toContain("photos.not_found");
  expect(code).toBe(1);
  expect(await states()).toEqual(["approved", "approved"]);
});

fullTest("photos approve > names a missing photo before deciding anything", async () => {
  await expect(rejectPhotos(site, [nowhere], "Gone", false)).rejects.toThrow(`has no photo ${nowhere}`);
});

fullTest("photos reject > shows the email as its owner would read it first", async () => {
  const { lines, code } = await rejectPhotos(site, [ids[0]!], "There is a phone number in it.", false);
  const said = lines.join("\n");
  expect(said).toMatch(new RegExp(`^To ${anna.email}, whose language is German:`));
  expect(said).toMatch(/Eines deiner Fotos wird nicht gezeigt[\s\S]*There is a phone number in it\.[\s\S]*--yes$/);
  expect(code).toBe(1);
  expect([await states(), await mailsFrom(site)]).toEqual([["held", "held"], []]);

  await rejectPhotos(site, [ids[0]!], "Da steht eine Telefonnummer.", true);
  expect(await states()).toEqual(["rejected", "held"]);
  expect(await mailsFrom(site)).toMatchObject([{ to: anna.email }]);
});
