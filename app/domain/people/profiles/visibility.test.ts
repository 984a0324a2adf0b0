import { beforeEach, expect, test } from "vitest";
import { like, likesList, likesOf } from "~/app/domain/people/likes/likes";
import { anyone, search } from "~/app/domain/people/search/search";
import { visit } from "~/app/domain/people/visits/visits";
import { conversationWith, sendMessage } from "~/app/domain/talk/chats/chats";
import { anAdult, type TestSite, testSite } from "~/tests/support/test-site";
import { profileOf } from "./profiles";
import { setVisibility } from "./visibility";

const anna = anAdult({ name: "Anna" });
const bert = anAdult({ name: "Bert" });
const carl = anAdult({ name: "Carl" });
const banned = anAdult({ name: "Banned", visible: false });

let site: TestSite;
beforeEach(async () => {
  site = await testSite({
    members: [anna, bert, carl, banned],
  });
});

const sees = (viewer: typeof anna | null) =>
  profileOf(site, viewer, anna.id).then(
    () => true,
    () => false,
  );

async function finds(viewer: typeof anna | null): Promise<boolean> {
  const { profiles, numResults } = await search(site, viewer, anyone);
  expect(numResults).toBe(profiles.length);
  return profiles.some(({ id }) => id === anna.id);
}

test("members only are seen and found by members, and by no visitor", async () => {
  expect([await sees(null), await finds(null)]).toEqual([true, true]);
  await setVisibility(site, anna, "members");
  expect([await sees(bert), await finds(bert)]).toEqual([true, true]);
  expect([await sees(null), await finds(null)]).toEqual([false, false]);
});

test("a hidden member is seen by nobody until they come back", async () => {
  await setVisibility(site, anna, "nobody");
  expect([await sees(bert), await finds(bert), await sees(anna)]).toEqual([false, false, true]);
  await setVisibility(site, anna, "everyone");
  expect([await sees(bert), await finds(null)]).toEqual([true, true]);
});

test("an incognito member is seen only by people they liked or wrote to, and found by nobody", async () => {
  await setVisibility(site, anna, "contacts");
  expect([await sees(bert), await sees(carl), await finds(bert)]).toEqual([false, false, false]);
  await like(site, anna, bert.id);
  expect([await sees(bert), await sees(carl), await finds(bert)]).toEqual([true, false, false]);
  expect((await likesOf(site, bert)).received.map(({ card }) => card.name)).toEqual(["Anna"]);
  const conversation = await conversationWith(site, anna, carl.id);
  expect(await sees(carl)).toBe(false);
  await sendMessage(site, anna, { conversation, text: "Hello", key: "1" });
  expect(await sees(carl)).toBe(true);
});

test("incognito, one leaves no visits", async () => {
  await visit(site, { ...anna, seenBy: "contacts" }, bert.id);
  await visit(site, carl, bert.id);
  expect((await likesList(site, bert, "visitors")).people.map(({ card }) => card.name)).toEqual(["Carl"]);
});

test("where incognito is part of premium, it takes a term to begin, and outlives the term", async () => {
  const prices = { NL: { amount: 1990, currency: "EUR" } };
  const paid = await testSite({
    tenant: {
      countries: ["NL"],
      demo: true,
      payments: { provider: "sandbox" },
      premium: { terms: [{ id: "month", days: 30, prices }] },
    },
    members: [anna],
  });
  const premium = { ...anna, premiumUntil: paid.now() + 1000 };
  await expect(setVisibility(paid, anna, "contacts")).rejects.toMatchObject({ code: "profiles.premium_needed" });
  await setVisibility(paid, anna, "nobody");
  await setVisibility(paid, premium, "contacts");
  paid.clock.advance(2000);
  await setVisibility(paid, { ...premium, seenBy: "contacts" }, "contacts");
});

test("nobody comes back into sight whom somebody else took out of it", async () => {
  await setVisibility(site, banned, "members");
  await setVisibility(site, banned, "everyone");
  await expect(profileOf(site, anna, banned.id)).rejects.toMatchObject({ code: "profiles.not_found" });
});
