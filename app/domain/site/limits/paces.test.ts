import { describe, expect, test } from "vitest";
import { conversationWith, deleteConversation } from "~/app/domain/talk/chats/chats";
import { anAdult, START, testSite } from "~/tests/support/test-site";
import { keepPace, type Paced } from "./paces";

const DAY = 24 * 60 * 60 * 1000;
const newcomer = anAdult();
const settled = anAdult({ signedUpAt: START - DAY });

/** Returns how many succeed in a row before one is refused. */
async function most(doing: Paced, member = newcomer): Promise<number> {
  const site = await testSite();
  for (let made = 0; ; made++) {
    const refused = await keepPace(site, member, doing).catch((error) => error);
    if (!refused) continue;
    expect(refused).toMatchObject({ kind: "too_many" });
    expect(refused.detail.retryAfter).toBeGreaterThan(0);
    return made;
  }
}

test.each([
  ["likes", 30, 60],
  ["messages", 20, 60],
  ["conversations", 15, 40],
  ["profile", 20, 20],
  ["blocks", 20, 30],
] as const)("%s: %i at once on the first day, %i later", async (doing, first, later) => {
  expect(await most(doing)).toBe(first);
  expect(await most(doing, settled)).toBe(later);
});

test("twice the rate of a busy person is never refused", async () => {
  const site = await testSite();
  for (let minute = 0; minute < 60; minute++) {
    for (let message = 0; message < 5; message++) await keepPace(site, newcomer, "messages");
    if (minute % 5 === 0) await keepPace(site, newcomer, "conversations");
    site.clock.advance(60_000);
  }
});

describe("conversations", () => {
  const people = Array.from({ length: 16 }, () => anAdult());

  test("may be opened again without a limit, even a deleted one", async () => {
    const site = await testSite({ members: [newcomer, ...people] });
    const begun = await Promise.all(people.slice(0, 15).map(({ id }) => conversationWith(site, newcomer, id)));
    await expect(conversationWith(site, newcomer, people[15]!.id)).rejects.toMatchObject({
      code: "chats.too_many_begun",
      detail: { retryAfter: 3600, params: { minutes: 60 } },
    });
    for (const [index, id] of begun.entries()) {
      expect(await conversationWith(site, newcomer, people[index]!.id)).toBe(id);
    }
    await deleteConversation(site, newcomer, begun[0]!);
    expect(await conversationWith(site, newcomer, people[0]!.id)).toBe(begun[0]);
    site.clock.advance(60 * 60_000);
    await conversationWith(site, newcomer, people[15]!.id);
  });
});
