// @engines both
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { disguiseApp } from "~/app/domain/account/accounts/disguises";
import { type Notify, setNotify } from "~/app/domain/account/accounts/notify";
import { endSession, startSession } from "~/app/domain/account/sessions/sessions";
import { extendPremium } from "~/app/domain/money/premium/premium";
import { like, markLikesSeen, unlike } from "~/app/domain/people/likes/likes";
import { visit } from "~/app/domain/people/visits/visits";
import { subscribe, unsubscribe } from "~/app/domain/reach/push/push";
import { arrange, conversationWith, markRead, sendMessage } from "~/app/domain/talk/chats/chats";
import { testOnSqlite } from "~/tests/support/engines";
import { inOutbox } from "~/tests/support/in-outbox";
import { sendAll } from "~/tests/support/mails";
import { type PushService, startPushService } from "~/tests/support/push-service";
import { anAdult, type TestSite, testSite } from "~/tests/support/test-site";

const anna = anAdult({ name: "Anna" });
const bert = anAdult({ name: "Bert" });
const EVERYTHING: Notify = {
  ...{ pushMessages: true, pushLikes: true, pushVisits: true, pushNames: false, pushQuiet: true },
  mails: "never",
};
const HOUR = 60 * 60 * 1000;

let site: TestSite;
let service: PushService;
let token: string;

beforeAll(() => {
  // The push service's certificate is self-signed.
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0";
});
afterAll(() => {
  delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
});

beforeEach(async () => {
  service = await startPushService(() => site.pusher.publicKey());
  site = await testSite({ tenant: { pushServices: [service.host] }, members: [anna, bert] });
  token = await site.db.transact((tx) => startSession(site, tx, bert.id));
  await subscribe(site, bert, service.subscription, token);
});

/** Returns the notifications of Bert's browser, once they are due. */
async function told() {
  site.clock.advance(10_000);
  await sendAll(site);
  return service.taken.splice(0);
}

async function say(text: string): Promise<string> {
  const conversation = await conversationWith(site, anna, bert.id);
  await sendMessage(site, anna, { conversation, text, key: text });
  return conversation;
}

describe("a browser is notified", () => {
  testOnSqlite("of a message, in a form that every browser reads, without sender and text", async () => {
    const conversation = await say("A secret");
    const [push, ...more] = await told();
    expect(more).toEqual([]);
    expect(push).toEqual({
      topic: expect.stringMatching(/^[\w-]{1,32}$/),
      ttl: 86_400,
      json: {
        web_push: 8030,
        notification: {
          title: "Velvet",
          body: "You have a new message",
          lang: "en",
          dir: "ltr",
          tag: push!.topic,
          silent: false,
          app_badge: 1,
          navigate: `https://velvet.test/chats/${conversation}`,
          data: { check: `/chats/${conversation}`, open: `/login?next=%2Fchats%2F${conversation}` },
        },
        app_badge: 1,
        mutable: true,
      },
    });
  });

  test("under the name of the app that the site imitates", async () => {
    await disguiseApp(site, bert, "notes");
    await say("A secret");
    const [push] = await told();
    const said = { title: "Notes", body: "Something new for you", data: { icon: "/app-notes-192.png" } };
    expect(push!.json.notification).toMatchObject(said);
  });

  testOnSqlite("once about several simultaneous messages, and not about messages read meanwhile", async () => {
    for (const text of ["One", "Two", "Three"]) await say(text);
    expect(await told()).toHaveLength(1);
    await markRead(site, bert, await say("Four"));
    expect(await told()).toEqual([]);
  });

  testOnSqlite("of a like, a match and a visit, with names if the member wants them", async () => {
    const bodies = async () => (await told()).map(({ json }) => json.notification.body);
    await setNotify(site, bert, EVERYTHING);
    await like(site, anna, bert.id);
    expect(await bodies()).toEqual(["Somebody likes you"]);
    await visit(site, anna, bert.id);
    expect(await bodies()).toEqual(["Somebody looked at your profile"]);
    await setNotify(site, bert, { ...EVERYTHING, pushNames: true });
    await say("Hi");
    expect(await bodies()).toEqual(["Anna has written to you"]);
    await like(site, bert, anna.id);
    expect(await bodies()).toEqual([]); // Bert's own actions
  });

  testOnSqlite("not about likes removed or seen meanwhile", async () => {
    await like(site, anna, bert.id);
    await unlike(site, anna, bert.id);
    expect(await told()).toEqual([]);
    await like(site, anna, bert.id);
    await markLikesSeen(site, bert);
    expect(await told()).toEqual([]);
  });

  testOnSqlite("not about a muted conversation", async () => {
    const conversation = await say("One");
    await told();
    await arrange(site, bert, conversation, { muted: true });
    await say("Two");
    expect(await told()).toEqual([]);
  });

  testOnSqlite("not about visits if seeing them needs premium and the member has none", async () => {
    const sold = await testSite({
      tenant: {
        ...{ pushServices: [service.host], demo: true, payments: { provider: "sandbox" }, countries: ["NL"] },
        premium: { terms: [{ id: "month", days: 30, prices: { NL: { amount: 1990, currency: "EUR" } } }] },
      },
      members: [anna, bert],
    });
    site = sold;
    const session = await sold.db.transact((tx) => startSession(sold, tx, bert.id));
    await subscribe(sold, bert, service.subscription, session);
    await setNotify(sold, bert, EVERYTHING);
    await visit(sold, anna, bert.id);
    expect(await told()).toEqual([]);
    await sold.db.transact((tx) => extendPremium(sold, tx, bert.id, 30));
    sold.clock.advance(24 * HOUR);
    await visit(sold, anna, bert.id);
    expect(await told()).toHaveLength(1);
  });

  test("of a stranger's first message that waits for acceptance, without a name", async () => {
    site = await testSite({
      tenant: { pushServices: [service.host], chats: { requests: true } },
      members: [anna, bert],
    });
    const session = await site.db.transact((tx) => startSession(site, tx, bert.id));
    await subscribe(site, bert, service.subscription, session);
    await setNotify(site, bert, { ...EVERYTHING, pushNames: true });
    await say("Hi");
    expect((await told()).map(({ json }) => json.notification.body)).toEqual(["You have a new message"]);
  });

  test("no more once the session has ended by idling", async () => {
    site.clock.advance(15 * 24 * HOUR);
    await like(site, anna, bert.id);
    expect(await told()).toEqual([]);
  });

  testOnSqlite("of a match, on both sides", async () => {
    await like(site, bert, anna.id);
    await like(site, anna, bert.id);
    expect((await told()).map(({ json }) => json.notification.body)).toEqual(["You two like each other"]);
  });

  testOnSqlite("not about what the member turned off", async () => {
    const nothing = { ...EVERYTHING, pushMessages: false, pushLikes: false, pushVisits: false };
    await setNotify(site, bert, nothing);
    await like(site, anna, bert.id);
    await visit(site, anna, bert.id);
    await say("Hi");
    expect(await told()).toEqual([]);
  });

  testOnSqlite("of a night's events in the morning, once", async () => {
    site.clock.advance(10 * HOUR); // midnight in Amsterdam
    await say("One");
    expect(await told()).toEqual([]);
    await say("Two");
    expect(await told()).toEqual([]);
    site.clock.advance(8 * HOUR);
    expect(await told()).toHaveLength(1);
  });

  testOnSqlite("no more after the logout", async () => {
    await say("Before");
    await endSession(site, token);
    expect(await told()).toEqual([]);
    await say("After");
    expect(await told()).toEqual([]);
  });

  test("no more once its member turned notifications off there, which no other member can", async () => {
    const { endpoint } = service.subscription;
    await unsubscribe(site, anna, endpoint);
    await say("Before");
    expect(await told()).toHaveLength(1);
    await unsubscribe(site, bert, endpoint);
    await say("After");
    expect(await told()).toEqual([]);
  });

  testOnSqlite("later, if the push service refuses now", async () => {
    service.status = 503;
    await say("Hi");
    expect(await told()).toEqual([]);
    service.status = 201;
    expect(await told()).toHaveLength(1);
  });

  test.each([404, 410])("never again after a %s", async (status) => {
    service.status = status;
    await say("Hi");
    await told();
    service.status = 201;
    await like(site, anna, bert.id);
    expect(await told()).toEqual([]);
    const waiting = await inOutbox(site, "waiting");
    expect(waiting.filter(({ kind }) => kind !== "unseen")).toEqual([]);
  });
});

describe("a subscription", () => {
  testOnSqlite("sent twice is stored once, and belongs to the member who logged in last", async () => {
    await subscribe(site, bert, service.subscription, token);
    await like(site, anna, bert.id);
    expect(await told()).toHaveLength(1);
    const other = await site.db.transact((tx) => startSession(site, tx, anna.id));
    await subscribe(site, anna, service.subscription, other);
    await visit(site, bert, anna.id);
    await say("Hi");
    expect(await told()).toEqual([]);
  });

  testOnSqlite.each([
    "http://fcm.googleapis.com/fcm/send/x",
    "https://127.0.0.1/send/x",
    "https://fcm.googleapis.com.evil.example/x",
    "https://evilpush.services.mozilla.com/x",
    "https://user@updates.push.services.mozilla.com/x",
    "https://updates.push.services.mozilla.com:8443/x",
    "file:///etc/passwd",
    "no address",
  ])("at %s is refused", async (endpoint) => {
    const usual = await testSite({ members: [bert] });
    const draft = { ...service.subscription, endpoint };
    await expect(subscribe(usual, bert, draft, token)).rejects.toMatchObject({ kind: "invalid" });
  });

  testOnSqlite("at a push service that browsers use is accepted", async () => {
    const usual = await testSite({ members: [bert] });
    const session = await usual.db.transact((tx) => startSession(usual, tx, bert.id));
    for (const endpoint of [
      "https://fcm.googleapis.com/fcm/send/x",
      "https://updates.push.services.mozilla.com/wpush/v2/x",
    ]) {
      await subscribe(usual, bert, { ...service.subscription, endpoint }, session);
    }
  });

  test("is stored for at most ten browsers per account", async () => {
    for (let browser = 0; browser < 12; browser++) {
      site.clock.advance(1);
      const endpoint = `${service.subscription.endpoint}${browser}`;
      await subscribe(site, bert, { ...service.subscription, endpoint }, token);
    }
    await like(site, anna, bert.id);
    expect(await told()).toHaveLength(10);
  });
});
