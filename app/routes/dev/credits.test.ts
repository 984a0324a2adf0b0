import { expect, test } from "vitest";
import { startSession } from "~/app/domain/account/sessions/sessions";
import { balanceOf, entriesOf, grant } from "~/app/domain/money/ledger/ledger";
import { visitOf } from "~/app/request/visit";
import { anAdult, testSite } from "~/tests/support/test-site";
import { action } from "./credits";

test("dev/credits removes a member's credits, and does nothing at a balance of 0", async () => {
  const anna = anAdult({ name: "Anna" });
  const site = await testSite({ members: [anna] });
  const token = await site.db.transact(async (tx) => {
    await grant(site, tx, anna, { amount: 7, cause: "grant", key: "welcome" });
    return startSession(site, tx, anna.id);
  });
  for (const _ of [1, 2]) {
    const request = new Request("http://velvet.test/_dev/credits", {
      method: "POST",
      headers: { Cookie: `session=${token}`, Referer: "http://velvet.test/chats" },
    });
    const context = { site, visit: visitOf(site, request, "10.0.0.1", false) };
    const answer = await action({ request, params: {}, context } as unknown as Parameters<typeof action>[0]);
    expect(answer.headers.get("Location")).toBe("/chats");
    expect(await balanceOf(site, anna)).toBe(0);
  }
  expect((await entriesOf(site, anna)).map(({ amount }) => amount).sort()).toEqual([-7, 7]);
});
