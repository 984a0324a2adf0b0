// @engines both
import { beforeEach, describe, expect, test } from "vitest";
import { notifyOf } from "~/app/domain/account/accounts/notify";
import { deleteAccount } from "~/app/domain/account/deletion/deletion";
import { setVisibility } from "~/app/domain/people/profiles/visibility";
import { block } from "~/app/domain/safety/blocks/blocks";
import { testOnSqlite } from "~/tests/support/engines";
import { mailsFrom } from "~/tests/support/mails";
import { aFictional, anAdult, type Person, type TestSite, testSite } from "~/tests/support/test-site";
import {
  MOST_SAVED,
  mailNewcomers,
  readerOf,
  removeSearch,
  savedSearches,
  saveSearch,
  stopNewcomerMails,
} from "./saved-searches";

const DAY = 24 * 60 * 60 * 1000;
const anna = anAdult({ name: "Anna", country: "NL", password: "anna's own" });
const bert = anAdult({ name: "Bert", country: "NL" });
const near = { name: "Nearby", query: "gender=&country=NL", mails: true };

let site: TestSite;

beforeEach(async () => {
  site = await testSite({ members: [anna, bert] });
});

/** Returns the emails to Anna about new members so far. */
async function told() {
  const mails = await mailsFrom(site);
  return mails.filter(({ to, subject }) => to === anna.email && subject === "Your week in short");
}

/** Signs these members up now. */
const join = (...people: Person[]) => site.add(...people.map((person) => ({ ...person, signedUpAt: site.now() })));
const aDutch = (given: Partial<Person> = {}) => anAdult({ country: "NL", ...given });

describe("a saved search", () => {
  test("is found by name, by its owner only, until deleted", async () => {
    const saved = await saveSearch(site, anna, {
      name: "  Non  smokers ",
      query: "smoking=no&sort=newest&page=3",
      mails: false,
    });
    const query = "gender=&country=&smoking=no&sort=newest";
    expect(await savedSearches(site, anna)).toEqual([{ id: saved.id, name: "Non smokers", query, mails: false }]);
    expect(await savedSearches(site, bert)).toEqual([]);
    await removeSearch(site, bert, saved.id);
    expect(await savedSearches(site, anna)).toHaveLength(1);
    await removeSearch(site, anna, saved.id);
    await removeSearch(site, anna, "no id");
    expect(await savedSearches(site, anna)).toEqual([]);
  });

  testOnSqlite.each([
    [{ ...near, name: " " }, "error.required"],
    [{ ...near, name: "x".repeat(61) }, "error.too_long"],
    [{ ...near, query: "gender=No%20such" }, "request.invalid"],
    [{ ...near, query: "x".repeat(5000) }, "request.invalid"],
  ])("%o is refused", async (draft, code) => {
    await expect(saveSearch(site, anna, draft)).rejects.toMatchObject({ code });
  });

  test("is stored once, however often its form is sent", async () => {
    const kept = await Promise.all(Array.from({ length: 8 }, () => saveSearch(site, anna, near)));
    expect(new Set(kept.map(({ id }) => id)).size).toBe(1);
    expect(await savedSearches(site, anna)).toEqual(kept.slice(0, 1));
  });

  testOnSqlite("has a unique name, and ten are the maximum", async () => {
    await saveSearch(site, anna, near);
    await saveSearch(site, bert, near);
    const other = { ...near, query: "" };
    await expect(saveSearch(site, anna, other)).rejects.toMatchObject({ code: "searches.name_taken" });
    for (let n = 1; n < MOST_SAVED; n++) await saveSearch(site, anna, { ...near, name: `${n}` });
    await expect(saveSearch(site, anna, { ...near, name: "more" })).rejects.toMatchObject({
      code: "searches.too_many",
    });
  });

  test("sends emails only if its owner wants them", async () => {
    const { id } = await saveSearch(site, anna, { ...near, mails: false });
    await expect(mailNewcomers(site, bert, id, true)).rejects.toMatchObject({ code: "searches.not_found" });
    await expect(mailNewcomers(site, anna, "no id", true)).rejects.toMatchObject({ code: "searches.not_found" });
    await mailNewcomers(site, anna, id, true);
    expect(await savedSearches(site, anna)).toMatchObject([{ mails: true }]);
  });
});

describe("the weekly email", () => {
  testOnSqlite("states on Monday how many members are new in each search, without names", async () => {
    await saveSearch(site, anna, near);
    await saveSearch(site, anna, { name: "Belgians", query: "gender=&country=BE", mails: true });
    await saveSearch(site, anna, { name: "Unmailed", query: "gender=&country=NL", mails: false });
    site.clock.advance(DAY);
    await join(aDutch({ name: "Carla" }), aDutch({ name: "Cleo" }));
    expect(await told()).toEqual([]);
    site.clock.advance(7 * DAY);
    const [mail, ...more] = await told();
    expect(more).toEqual([]);
    for (const words of [mail!.text, mail!.html]) {
      expect(words).toContain("Nearby: 2 people.");
      expect(words).toContain("https://velvet.test/searches");
      expect(words).not.toMatch(/Carla|Cleo|Belgians|Unmailed/);
    }
  });

  testOnSqlite("is not sent without new members, and counts each member once", async () => {
    await saveSearch(site, anna, near);
    site.clock.advance(8 * DAY);
    expect(await told()).toEqual([]);
    site.clock.advance(DAY);
    await join(aDutch());
    site.clock.advance(6 * DAY);
    expect(await told()).toHaveLength(1);
    site.clock.advance(7 * DAY);
    expect(await told()).toHaveLength(1);
    site.clock.advance(DAY);
    await join(aDutch());
    site.clock.advance(6 * DAY);
    expect((await told()).map(({ text }) => /Nearby: \d+ \w+/.exec(text)?.[0])).toEqual([
      "Nearby: 1 person",
      "Nearby: 1 person",
    ]);
  });

  testOnSqlite("skips fictional, blocked and hidden members", async () => {
    await saveSearch(site, anna, near);
    site.clock.advance(DAY);
    const [blocker, blocked, hidden] = [aDutch(), aDutch(), aDutch()];
    await join(blocker, blocked, hidden, aFictional({ country: "NL" }));
    await block(site, blocker, anna.id);
    await block(site, anna, blocked.id);
    await setVisibility(site, hidden, { seenBy: "nobody" });
    site.clock.advance(8 * DAY);
    expect(await told()).toEqual([]);
  });

  test("is not sent to an unconfirmed address", async () => {
    site = await testSite({ members: [{ ...anna, confirmedAt: null }] });
    await saveSearch(site, anna, near);
    site.clock.advance(DAY);
    await join(aDutch());
    site.clock.advance(7 * DAY);
    expect(await told()).toEqual([]);
  });

  test("is unsubscribed by the link in the email and its headers, without ending other emails", async () => {
    await saveSearch(site, anna, near);
    site.clock.advance(DAY);
    await join(aDutch());
    site.clock.advance(7 * DAY);
    const [mail] = await told();
    expect(mail!.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
    const address = /<(https:\/\/velvet\.test\/unsubscribe\?token=[^>]+)>/.exec(
      mail!.headers["list-unsubscribe"]!,
    )![1]!;
    const token = new URL(address).searchParams.get("token")!;
    expect(readerOf(site, token)).toBe(anna.id);
    await stopNewcomerMails(site, token);
    expect(await savedSearches(site, anna)).toMatchObject([{ name: "Nearby", mails: false }]);
    expect(await notifyOf(site, anna)).toMatchObject({ mails: "daily" });
    await join(aDutch());
    site.clock.advance(14 * DAY);
    expect(await told()).toHaveLength(1);
    await expect(stopNewcomerMails(site, "no token")).rejects.toMatchObject({ code: "account.link_spent" });
  });

  test("is not sent to a deleted account", async () => {
    await saveSearch(site, anna, near);
    await deleteAccount(site, anna, "anna's own");
    site.clock.advance(DAY);
    await join(aDutch());
    site.clock.advance(7 * DAY);
    expect(await told()).toEqual([]);
  });
});
