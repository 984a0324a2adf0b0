import { expect, test } from "vitest";
import { anAdult, START, testSite } from "~/tests/support/test-site";
import { agreeToTerms, termsToAgree } from "./terms";

const DAY = 24 * 60 * 60 * 1000;
const dayAfter = (days: number) => new Date(START + days * DAY).toISOString().slice(0, 10);

const anna = { ...anAdult({ name: "Anna" }), signedUpAt: START };
const bert = { ...anAdult({ name: "Bert" }), signedUpAt: START + 3 * DAY };

const changed = () =>
  testSite({
    members: [anna, bert],
    tenant: {
      language: "en",
      termsChanges: [
        { since: dayAfter(4), says: { en: "Second.", nl: "Tweede." } },
        { since: dayAfter(2), says: { en: "First." } },
      ],
    },
  });

test("a member who agreed to earlier terms is asked once, from the day of the change", async () => {
  const site = await changed();
  expect(await termsToAgree(site, anna, "en")).toEqual([]);
  site.clock.advance(2 * DAY);
  expect(await termsToAgree(site, anna, "nl")).toEqual([{ since: dayAfter(2), says: "First." }]);
  await agreeToTerms(site, anna, "en");
  expect(await termsToAgree(site, anna, "en")).toEqual([]);
  site.clock.advance(2 * DAY);
  expect(await termsToAgree(site, anna, "nl")).toEqual([{ since: dayAfter(4), says: "Tweede." }]);
});

test("several changes are shown together, and a later member sees only the later changes", async () => {
  const site = await changed();
  site.clock.advance(5 * DAY);
  expect((await termsToAgree(site, anna, "en")).map(({ says }) => says)).toEqual(["First.", "Second."]);
  expect((await termsToAgree(site, bert, "en")).map(({ says }) => says)).toEqual(["Second."]);
  await agreeToTerms(site, anna, "en");
  expect(await termsToAgree(site, anna, "en")).toEqual([]);
  expect(await termsToAgree(site, bert, "en")).toHaveLength(1);
});
