import { expect, test } from "vitest";
import { startSession } from "~/app/domain/account/sessions/sessions";
import { grant } from "~/app/domain/money/ledger/ledger";
import { conversationWith } from "~/app/domain/talk/chats/chats";
import { visitOf } from "~/app/request/visit";
import type { CallRoute } from "~/tests/support/calls";
import { anAdult, type TestSite, testSite } from "~/tests/support/test-site";
import * as credits from "./credits";
import * as messages from "./messages";
import * as user from "./user";

const anna = anAdult({ name: "Anna" });
const bert = anAdult({ name: "Bert" });

test("credits.php returns balance and movements, and a message beyond the balance is refused", async () => {
  const site = await testSite({ tenant: { credits: { perMessage: 2 } }, members: [anna, bert] });
  const token = await site.db.transact(async (tx) => {
    await grant(site, tx, anna, { amount: 3, cause: "grant", key: "welcome" });
    return startSession(site, tx, anna.id);
  });
  const conversation = await conversationWith(site, anna, bert.id);
  const ask = (route: CallRoute, body?: object) => call(site, route, { token, body });

  const sent = await ask(messages, { conversation, text: "Hi", key: "1" });
  expect([sent.status, sent.body.credits]).toEqual([201, 1]);
  const entry = { id: expect.any(String), at: "2026-06-01T12:00:00.000Z" };
  expect((await ask(credits)).body).toEqual({
    balance: 1,
    ledger: [
      { ...entry, amount: -2, reason: "message" },
      { ...entry, amount: 3, reason: "grant" },
    ],
  });
  expect((await ask(user)).body.user.credits).toBe(1);
  const refused = await ask(messages, { conversation, text: "Hi", key: "2" });
  expect([refused.status, refused.body.error]).toEqual([402, "credits.insufficient"]);
});

test("credits.php refuses a visitor", async () => {
  const answer = await call(await testSite(), credits, {});
  expect([answer.status, answer.body.error]).toEqual([403, "auth.required"]);
});

async function call(site: TestSite, route: CallRoute, { token, body }: { token?: string; body?: object }) {
  const request = new Request("http://velvet.test/api/any.php", {
    method: body ? "POST" : "GET",
    headers: { "Content-Type": "application/json", ...(token && { Cookie: `session=${token}` }) },
    body: body && JSON.stringify(body),
  });
  const context = { site, visit: visitOf(site, request, "10.0.0.1", false) };
  const args = { request, params: {}, context } as unknown as Parameters<CallRoute["loader"]>[0];
  const answer = await (body ? route.action(args) : route.loader(args));
  return { status: answer.status, body: await answer.json() };
}
