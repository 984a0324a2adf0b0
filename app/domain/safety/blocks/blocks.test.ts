// @engines both
import { expect, test } from "vitest";
import { testOnSqlite } from "~/tests/support/engines";
import { anAdult, testSite } from "~/tests/support/test-site";
import { block, blockedIds, blockedPeople, isBlockedBetween, unblock } from "./blocks";

const anna = anAdult({ name: "Anna" });
const bert = anAdult({ name: "Bert" });
const carl = anAdult({ name: "Carl", visible: false });

testOnSqlite("a block works in both directions, and between its two members only", async () => {
  const site = await testSite({ members: [anna, bert, carl] });
  await block(site, anna, bert.id);
  await site.db.read(async (conn) => {
    expect(await isBlockedBetween(conn, anna.id, bert.id)).toBe(true);
    expect(await isBlockedBetween(conn, bert.id, anna.id)).toBe(true);
    expect(await isBlockedBetween(conn, anna.id, carl.id)).toBe(false);
    expect(await blockedIds(conn, anna.id)).toEqual([bert.id]);
    expect(await blockedIds(conn, bert.id)).toEqual([anna.id]);
    expect(await blockedIds(conn, carl.id)).toEqual([]);
  });
});

test("the block list contains hidden members, sorted by name, and no members who blocked the viewer", async () => {
  const site = await testSite({ members: [anna, bert, carl] });
  await block(site, anna, carl.id);
  await block(site, bert, anna.id);
  expect((await blockedPeople(site, anna)).map(({ name }) => name)).toEqual(["Carl"]);
});

test("blocking and unblocking are idempotent, and unblocking removes only the member's own block", async () => {
  const site = await testSite({ members: [anna, bert] });
  for (let time = 0; time < 2; time++) await block(site, anna, bert.id);
  await block(site, bert, anna.id);
  for (let time = 0; time < 2; time++) await unblock(site, anna, bert.id);
  expect(await site.db.read((conn) => isBlockedBetween(conn, anna.id, bert.id))).toBe(true);
  await unblock(site, bert, anna.id);
  expect(await site.db.read((conn) => isBlockedBetween(conn, anna.id, bert.id))).toBe(false);
});

test("a hidden member can be blocked", async () => {
  const site = await testSite({ members: [anna, carl] });
  await block(site, anna, carl.id);
  expect(await site.db.read((conn) => blockedIds(conn, carl.id))).toEqual([anna.id]);
});

testOnSqlite("blocking oneself, an unknown id or a malformed id is refused", async () => {
  const site = await testSite({ members: [anna] });
  await testSite({ members: [bert] });
  await expect(block(site, anna, anna.id)).rejects.toMatchObject({ code: "blocks.self", kind: "invalid" });
  for (const id of [bert.id, "", "'", "\0", "__proto__"]) {
    await expect(block(site, anna, id)).rejects.toMatchObject({ code: "profiles.not_found" });
    await expect(unblock(site, anna, id)).rejects.toMatchObject({ code: "profiles.not_found" });
  }
});
