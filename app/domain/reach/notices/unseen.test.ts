import { beforeEach, describe, expect, test } from "vitest";
import { notifyOf, setNotify, unsubscribe } from "~/app/domain/account/accounts/notify";
import { like, markLikesSeen } from "~/app/domain/people/likes/likes";
import { conversationWith, markRead, sendMessage } from "~/app/domain/talk/chats/chats";
import { mailsFrom } from "~/tests/support/mails";
import { aFictional, anAdult, type TestSite, testSite } from "~/tests/support/test-site";

const HOUR = 60 * 60 * 1000;
const anna = anAdult({ name: "Anna" });
const carl = anAdult({ name: "Carl" });
const bert = anAdult({ name: "Bert" });

let site: TestSite;

beforeEach(async () => {
  site = await testSite({ members: [anna, bert, carl] });
});

/** Returns the emails to Bert so far about unseen events. */
async function waits() {
  const mails = await mailsFrom(site);
  return mails.filter(({ to, subject }) => to === bert.email && subject === "Something is waiting for you");
}

async function say(text: string, from = anna): Promise<string> {
  const conversation = await conversationWith(site, from, bert.id);
  await sendMessage(site, from, { conversation, text, key: text });
  return conversation;
}

const choose = async (mails: "mornings" | "weekly" | "never") =>
  setNotify(site, bert, { ...(await notifyOf(site, bert)), mails });

describe("an unseen event is emailed", () => {
  test("after an hour, without a name and without the message", async () => {
    const conversation = await say("A secret");
    site.clock.advance(HOUR - 1);
    expect(await waits()).toEqual([]);
    site.clock.advance(1);
    const [mail, ...more] = await waits();
    expect(more).toEqual([]);
    for (const words of [mail!.text, mail!.html]) {
      expect(words).toContain("Somebody has written to you.");
      expect(words).toContain(`https://velvet.test/chats/${conversation}`);
      expect(words).not.toMatch(/A secret|Anna/);
    }
  });

  test("once a day at most, whatever else happens", async () => {
    await say("One");
    await say("Two", carl);
    await like(site, carl, bert.id);
    site.clock.advance(HOUR);
    expect(await waits()).toHaveLength(1);
    await say("Three");
    site.clock.advance(2 * HOUR);
    expect(await waits()).toHaveLength(1);
    site.clock.advance(22 * HOUR);
    await say("Four");
    site.clock.advance(HOUR);
    expect(await waits()).toHaveLength(2);
  });

  test("not at all if it was seen meanwhile", async () => {
    await markRead(site, bert, await say("One"));
    await like(site, anna, bert.id);
    await markLikesSeen(site, bert);
    site.clock.advance(HOUR);
    expect(await waits()).toEqual([]);
  });

  test("about a like and a match", async () => {
    await like(site, anna, bert.id);
    site.clock.advance(HOUR);
    expect((await waits()).at(-1)!.text).toContain("Somebody likes you.");
    site.clock.advance(24 * HOUR);
    await like(site, bert, carl.id);
    await like(site, carl, bert.id);
    site.clock.advance(HOUR);
    expect((await waits()).at(-1)!.text).toContain("Somebody you like likes you back.");
  });

  test("in the morning, on Mondays or never, as the member chose", async () => {
    await choose("never");
    await say("One");
    site.clock.advance(8 * 24 * HOUR);
    expect(await waits()).toEqual([]);
    await choose("mornings"); // it is Tuesday noon
    await say("Two");
    site.clock.advance(18 * HOUR);
    expect(await waits()).toEqual([]);
    site.clock.advance(3 * HOUR);
    expect(await waits()).toHaveLength(1);
    await choose("weekly");
    await say("Three");
    site.clock.advance(4 * 24 * HOUR);
    expect(await waits()).toHaveLength(1);
    site.clock.advance(2 * 24 * HOUR);
    expect(await waits()).toHaveLength(2);
  });

  test("never about a fictional profile", async () => {
    const rosa = aFictional({ name: "Rosa" });
    site = await testSite({ members: [bert, rosa] });
    await like(site, rosa, bert.id);
    await say("Hello", rosa);
    site.clock.advance(HOUR);
    expect(await waits()).toEqual([]);
  });

  test("not to an unconfirmed address", async () => {
    site = await testSite({ members: [anna, { ...bert, confirmedAt: null }] });
    await like(site, anna, bert.id);
    site.clock.advance(HOUR);
    expect(await waits()).toEqual([]);
  });
});

describe("unsubscribing", () => {
  test("is offered in the email and its headers, and ends these emails", async () => {
    await say("One");
    site.clock.advance(HOUR);
    const [mail] = await waits();
    const address = /<(https:\/\/velvet\.test\/unsubscribe\?token=[^>]+)>/.exec(
      mail!.headers["list-unsubscribe"]!,
    )![1]!;
    expect(mail!.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
    expect(mail!.text).toContain(address);
    await unsubscribe(site, new URL(address).searchParams.get("token")!);
    expect(await notifyOf(site, bert)).toMatchObject({ mails: "never", pushMessages: true });
    expect(await notifyOf(site, anna)).toMatchObject({ mails: "daily" });
  });

  test.each(["", "no token", "eyJhIjoxfQ.x"])("with %j does nothing", async (token) => {
    await expect(unsubscribe(site, token)).rejects.toMatchObject({ code: "account.link_spent" });
  });
});
