// @engines both
import { beforeEach, describe, expect, test } from "vitest";
import { findAdvertised, isAdvertised } from "~/app/domain/people/advertised/advertised";
import { like, likesList, likesOf } from "~/app/domain/people/likes/likes";
import { anyone, search } from "~/app/domain/people/search/search";
import { visit } from "~/app/domain/people/visits/visits";
import { conversationWith, sendMessage } from "~/app/domain/talk/chats/chats";
import { photos } from "~/db/tables";
import { aFictional, anAdult, type TestSite, testSite } from "~/tests/support/test-site";
import { insertProfile, profileOf, updateProfile } from "./profiles";
import { asksSeenBy, setVisibility } from "./visibility";

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

test("a profile for members is found by members, and by no visitor", async () => {
  expect([await sees(null), await finds(null)]).toEqual([true, true]);
  await setVisibility(site, anna, { seenBy: "members" });
  expect([await sees(bert), await finds(bert)]).toEqual([true, true]);
  expect([await sees(null), await finds(null)]).toEqual([false, false]);
});

test("a new profile is for members only", async () => {
  const { seenBy, seenByAskedAt, advertised, ...given } = anAdult({ name: "Fresh" });
  await site.db.transact((tx) => insertProfile(tx, { ...given, kind: "member", createdAt: site.now() }));
  expect(await search(site, null, anyone)).toMatchObject({ numResults: 3 });
  expect(await search(site, bert, anyone)).toMatchObject({ numResults: 3 });
  await expect(profileOf(site, null, given.id)).rejects.toMatchObject({ code: "profiles.not_found" });
});

describe("findAdvertised", () => {
  const names = async (asked = {}) =>
    (await findAdvertised(site, { most: 8, ...asked })).map(({ name }) => name).sort();
  const fresh = anAdult({ name: "Fresh", confirmedAt: null });
  const pictured = anAdult({ name: "Pictured", mainPhoto: "a".repeat(32), photos: ["a".repeat(32)] });

  test("lists confirmed members who allowed it, with a reviewed photo or none", async () => {
    await site.add(fresh, pictured, aFictional({ name: "Rosa" }));
    expect(await names()).toEqual(["Anna", "Bert", "Carl", "Pictured", "Rosa"]);
    await setVisibility(site, anna, { seenBy: "everyone" });
    await setVisibility(site, bert, { seenBy: "members", advertised: true });
    for (const state of ["unchecked", "held"] as const) {
      await site.db.transact(async ({ drizzle }) => void (await drizzle.update(photos).set({ state })));
      expect(await names()).toEqual(["Carl", "Rosa"]);
    }
    expect(await names({ photo: true })).toEqual([]);
    expect([await isAdvertised(site, carl.id), await isAdvertised(site, anna.id)]).toEqual([true, false]);
  });

  test("omits members who became visible to visitors again without allowing it again", async () => {
    await setVisibility(site, anna, { seenBy: "members" });
    await setVisibility(site, anna, { seenBy: "everyone" });
    expect(await names()).toEqual(["Bert", "Carl"]);
    await updateProfile(site, anna, { advertised: true });
    expect(await names()).toEqual(["Anna", "Bert", "Carl"]);
  });
});

test("a member is asked once who may see them, and only on a site that visitors may search", async () => {
  const quiet = { ...anna, seenBy: "members" as const, seenByAskedAt: null };
  expect(asksSeenBy(site, quiet)).toBe(true);
  expect(asksSeenBy(site, { ...quiet, seenByAskedAt: site.now() })).toBe(false);
  const closed = await testSite({ tenant: { loggedOutSearch: "none", loggedOutSearchTrafficsource: "none" } });
  expect(asksSeenBy(closed, quiet)).toBe(false);
});

test("a hidden member is invisible until they return", async () => {
  await setVisibility(site, anna, { seenBy: "nobody" });
  expect([await sees(bert), await finds(bert), await sees(anna)]).toEqual([false, false, true]);
  await setVisibility(site, anna, { seenBy: "everyone" });
  expect([await sees(bert), await finds(null)]).toEqual([true, true]);
});

test("an incognito member is visible only to members they liked or wrote to, and never in a search", async () => {
  await setVisibility(site, anna, { seenBy: "contacts" });
  expect([await sees(bert), await sees(carl), await finds(bert)]).toEqual([false, false, false]);
  await like(site, anna, bert.id);
  expect([await sees(bert), await sees(carl), await finds(bert)]).toEqual([true, false, false]);
  expect((await likesOf(site, bert)).received.map(({ card }) => card.name)).toEqual(["Anna"]);
  const conversation = await conversationWith(site, anna, carl.id);
  expect(await sees(carl)).toBe(false);
  await sendMessage(site, anna, { conversation, text: "Hello", key: "1" });
  expect(await sees(carl)).toBe(true);
});

test("an incognito member leaves no visits", async () => {
  await visit(site, { ...anna, seenBy: "contacts" }, bert.id);
  await visit(site, carl, bert.id);
  expect((await likesList(site, bert, "visitors")).people.map(({ card }) => card.name)).toEqual(["Carl"]);
});

test("incognito as a premium feature needs a term to begin, and outlives the term", async () => {
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
  await expect(setVisibility(paid, anna, { seenBy: "contacts" })).rejects.toMatchObject({
    code: "profiles.premium_needed",
  });
  await setVisibility(paid, anna, { seenBy: "nobody" });
  await setVisibility(paid, premium, { seenBy: "contacts" });
  paid.clock.advance(2000);
  await setVisibility(paid, { ...premium, seenBy: "contacts" }, { seenBy: "contacts" });
});

test("a member hidden by an operator or a suspension does not become visible by their own choice", async () => {
  await setVisibility(site, banned, { seenBy: "members" });
  await setVisibility(site, banned, { seenBy: "everyone" });
  await expect(profileOf(site, anna, banned.id)).rejects.toMatchObject({ code: "profiles.not_found" });
});
