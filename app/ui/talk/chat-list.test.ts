import { expect, test } from "vitest";
import { conversationWith, sendMessage } from "~/app/domain/talk/chats/chats";
import { anAdult, testSite } from "~/tests/support/test-site";
import { chatList } from "./chat-list.server";

test("the list shows times in the member's current time zone, or in the site's if that is unknown", async () => {
  const [anna, bert] = [anAdult({ timeZone: "America/New_York" }), anAdult()];
  const site = await testSite({ members: [anna, bert] });
  const conversation = await conversationWith(site, bert, anna.id);
  const shown = async (at: string) => {
    site.clock.set(Date.parse(at));
    await sendMessage(site, bert, { conversation, text: "Hello", key: at });
    const lists = await Promise.all([anna, bert].map((who) => chatList(site, who, site.words("en"))));
    return lists.flatMap(({ timeZone, chats }) => [timeZone, chats[0]!.at]);
  };
  const zones = (theirs: string, sites: string) => ["America/New_York", theirs, "Europe/Amsterdam", sites];
  expect(await shown("2026-10-25T00:30:00Z")).toEqual(zones("20:30", "2:30"));
  expect(await shown("2026-10-25T01:30:00Z")).toEqual(zones("21:30", "2:30"));
  expect(await shown("2026-11-01T06:30:00Z")).toEqual(zones("1:30", "7:30"));
});
