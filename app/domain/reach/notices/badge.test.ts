// @engines both
import { expect, test } from "vitest";
import { like, markLikesSeen, newLikes } from "~/app/domain/people/likes/likes";
import { conversationWith, markRead, sendMessage, unreadChats } from "~/app/domain/talk/chats/chats";
import { anAdult, testSite } from "~/tests/support/test-site";
import { badgeOf } from "./badge";

const anna = anAdult({ name: "Anna" });
const bert = anAdult({ name: "Bert" });
const carla = anAdult({ name: "Carla" });

test("a badge counts unread conversations except the open one, and unseen likes", async () => {
  const site = await testSite({ members: [anna, bert, carla] });
  expect(await badgeOf(site, anna)).toEqual({ unread: 0, newLikes: 0 });
  const talk = await conversationWith(site, bert, anna.id);
  for (const [n, text] of ["Hello", "Are you there?"].entries()) {
    await sendMessage(site, bert, { conversation: talk, text, key: `key ${n}` });
  }
  for (const who of [bert, carla]) await like(site, who, anna.id);
  expect(await badgeOf(site, anna)).toEqual({ unread: 1, newLikes: 2 });
  expect(await badgeOf(site, anna)).toEqual({
    unread: await unreadChats(site, anna),
    newLikes: await newLikes(site, anna),
  });
  expect(await badgeOf(site, anna, talk)).toEqual({ unread: 0, newLikes: 2 });
  await markRead(site, anna, talk);
  await markLikesSeen(site, anna, bert.id);
  expect(await badgeOf(site, anna)).toEqual({ unread: 0, newLikes: 1 });
  expect(await badgeOf(site, bert)).toEqual({ unread: 0, newLikes: 0 });
});
