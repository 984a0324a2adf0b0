// @engines both
import { expect, test } from "vitest";
import { encounterWith } from "~/app/domain/people/encounters/encounters";
import { like, likesList, unlike } from "~/app/domain/people/likes/likes";
import { block } from "~/app/domain/safety/blocks/blocks";
import { testOnSqlite } from "~/tests/support/engines";
import { anAdult, testSite } from "~/tests/support/test-site";
import { profileOf, updateProfile } from "./profiles";
import type { ProfileChanges } from "./profiles.schema";

const anna = anAdult({ name: "Anna" });
const bert = anAdult({ name: "Bert" });
const sunday = { prompt: "sunday" as const, answer: "Coffee, then the market." };
const dish = { prompt: "dish" as const, answer: "Lasagne." };

test("answers to listed questions keep their order, and are shown to others", async () => {
  const site = await testSite({ members: [anna, bert] });
  const empty = { prompt: "" as const, answer: "" };
  const unanswered = { prompt: "song" as const, answer: "  " };
  await updateProfile(site, anna, { prompts: [dish, empty, sunday] });
  expect((await profileOf(site, bert, anna.id)).prompts).toEqual([dish, sunday]);
  const member = await updateProfile(site, anna, { prompts: [sunday, unanswered] });
  expect(member.prompts).toEqual([sunday]);
  // An omitted field stays unchanged.
  expect((await updateProfile(site, anna, { city: "Haarlem" })).prompts).toEqual([sunday]);
});

testOnSqlite.each<[string, unknown]>([
  ["prompts.twice", [dish, { ...dish, answer: "Soup." }]],
  ["prompts.question_missing", [{ prompt: "", answer: "An answer to nothing." }]],
  ["error.invalid_choice", [{ prompt: "__proto__", answer: "x" }]],
  ["error.invalid_choice", [dish, sunday, { ...dish, prompt: "song" }, { ...dish, prompt: "place" }]],
  ["error.too_long", [{ ...dish, answer: "x".repeat(301) }]],
])("%s is the error for wrong answers", async (key, prompts) => {
  const site = await testSite({ members: [anna] });
  await expect(updateProfile(site, anna, { prompts } as ProfileChanges)).rejects.toMatchObject({
    detail: { fields: { prompts: [{ key }] } },
  });
});

test("interests and languages come from their lists, each once, and can be cleared", async () => {
  const site = await testSite({ members: [anna, bert] });
  await updateProfile(site, anna, { interestIds: ["wine", "art", "wine"], languages: ["pl", "nl"] });
  expect(await profileOf(site, bert, anna.id)).toMatchObject({
    interests: ["wine", "art"],
    languages: ["en", "pl", "nl"],
  });
  await expect(updateProfile(site, anna, { interestIds: ["nothing"] } as never)).rejects.toMatchObject({
    detail: { fields: { interestIds: [{ key: "error.invalid_choice" }] } },
  });
  await updateProfile(site, anna, { interestIds: [], languages: [] });
  expect(await profileOf(site, bert, anna.id)).toMatchObject({ interests: [], languages: ["en"] });
});

test("a like may be for an answer, and its author sees which", async () => {
  const site = await testSite({ members: [{ ...anna, prompts: [sunday] }, bert] });
  await like(site, bert, anna.id, "dish");
  expect(await encounterWith(site, bert, anna.id)).toMatchObject({ liked: { prompt: null } });
  await like(site, bert, anna.id, "sunday");
  expect(await encounterWith(site, bert, anna.id)).toMatchObject({ liked: { prompt: "sunday" } });
  expect((await likesList(site, anna, "received")).people).toMatchObject([
    { card: { name: "Bert" }, prompt: "sunday" },
  ]);
  await block(site, anna, bert.id);
  expect((await likesList(site, anna, "received")).people).toEqual([]);
  await unlike(site, bert, anna.id);
  expect(await encounterWith(site, bert, anna.id)).toMatchObject({ liked: null });
});
