// @engines both
import { expect, test } from "vitest";
import { like } from "~/app/domain/people/likes/likes";
import { conversationWith, sendMessage } from "~/app/domain/talk/chats/chats";
import { numberedMessage } from "~/app/domain/talk/chats/messages";
import { testOnSqlite } from "~/tests/support/engines";
import { anAdult, testSite } from "~/tests/support/test-site";
import { eventsAfter, NOWHERE, resume } from "./events";

const anna = anAdult({ name: "Anna" });
const bert = anAdult({ name: "Bert" });

test("events follow a position in order, once, and reach their member only", async () => {
  const site = await testSite({ members: [anna, bert] });
  const { from } = await resume(site, undefined);
  await like(site, bert, anna.id);
  const conversation = await conversationWith(site, bert, anna.id);
  await sendMessage(site, bert, { conversation, text: "Hello", key: "1" });
  const { told, position } = await eventsAfter(site, anna.id, from);
  expect(told.map(({ event }) => event.kind)).toEqual(["like", "message"]);
  expect((await eventsAfter(site, anna.id, position)).told).toEqual([]);
  expect((await eventsAfter(site, anna.id, told[0]!.id)).told.map(({ event }) => event.kind)).toEqual(["message"]);
  const { messageSeq } = told[1]!.event;
  expect(await numberedMessage(site, anna, { conversation, seq: messageSeq! })).toMatchObject({
    message: { text: "Hello", from: bert.id },
    unread: 1,
  });
});

testOnSqlite("a position of another database is incomplete", async () => {
  const site = await testSite({ members: [anna] });
  const { from } = await resume(site, undefined);
  expect(await resume(site, from)).toEqual({ from, complete: true });
  // PostgreSQL counts the transactions of its whole server, so other tests may have advanced the snapshot.
  expect(await resume(site, NOWHERE)).toMatchObject({ from: { epoch: from.epoch }, complete: false });
});
