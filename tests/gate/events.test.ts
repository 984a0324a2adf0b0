import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eventShapes } from "~/app/domain/event-data";
import { type Listening, listenTo } from "../support/event-stream";
import { type Joined, startServer, type TestServer } from "../support/server";

const host = "velvet.example";
/** A generous time limit in ms, for a busy machine. */
const SOON = { timeout: 30_000 };

let server: TestServer;
let anna: Joined;
let bert: Joined;
let talk: string;

beforeAll(async () => {
  server = await startServer({ velvet: {} });
  [anna, bert] = [await server.join(host, "Anna"), await server.join(host, "Bert")];
  talk = (await ask(anna, "GET", `/api/chat.php?profile=${bert.id}`)).json().id;
});

afterAll(() => server?.stop());

const ask = (who: Joined, method: string, path: string, json?: object) =>
  server.ask({ host, method, path, json, headers: { Cookie: who.cookie } });
const listen = (who: Joined, from: Parameters<typeof listenTo>[3] = {}) => listenTo(server, host, who, from);
const say = async (who: Joined, text: string) => {
  const { status } = await ask(who, "POST", "/api/messages.php", { conversation: talk, text, key: text });
  expect(status).toBe(201);
};
const like = (who: Joined, { id }: Joined) => ask(who, "POST", "/api/likes.php", { profile: id });
const unlike = (who: Joined, { id }: Joined) => ask(who, "DELETE", "/api/likes.php", { profile: id });
const kinds = ({ events }: Listening) => events.map(({ kind }) => kind);
const heard = (page: Listening) => expect.poll(() => kinds(page), SOON);
const texts = ({ events }: Listening) =>
  events.filter(({ kind }) => kind === "message").map(({ data }) => data.message.text);

describe("events of a member", () => {
  test("tell both members of a message with the badge, and its sender of delivery and reading", async () => {
    const [hers, his] = [await listen(anna), await listen(bert)];
    await say(anna, "Hello");
    await heard(his).toEqual(["message"]);
    await heard(hers).toEqual(["message", "delivered"]);
    const message = { conversation: talk, from: anna.id, text: "Hello" };
    const badge = { unread_chats: 1, new_likes: 0 };
    expect(his.events[0]?.data).toMatchObject({ message, num_unread_messages: 1, badge });
    // The sender's pages recognise the message by its key, which no other member gets.
    expect([hers.events[0]?.data.key, his.events[0]?.data.key]).toEqual(["Hello", undefined]);
    await ask(bert, "POST", "/api/read.php", { conversation: talk });
    await heard(hers).toEqual(["message", "delivered", "read"]);
    await heard(his).toEqual(["message", "read"]);
    const { id } = his.events[0]!.data.message;
    for (const { data } of hers.events.slice(1)) expect(data).toMatchObject({ profile: bert.id, message: id });
    expect(his.events[1]?.data.badge).toEqual({ unread_chats: 0, new_likes: 0 });
    for (const { kind, data } of [...hers.events, ...his.events]) {
      expect(eventShapes[kind as keyof typeof eventShapes].safeParse(data)).toMatchObject({ success: true });
    }
    for (const page of [hers, his]) page.leave();
  });

  test("tell both members of a deleted message, without its text", async () => {
    // Leaves out reports of delivery, which may come at any moment.
    const told = ({ events }: Listening) => events.filter(({ kind }) => kind !== "delivered");
    const toldKinds = (page: Listening) => expect.poll(() => told(page).map(({ kind }) => kind), SOON);
    const away = await listen(bert);
    await say(anna, "Before it");
    await toldKinds(away).toEqual(["message"]);
    away.leave();
    const hers = await listen(anna);
    await say(anna, "Something silly");
    await toldKinds(hers).toEqual(["message"]);
    const { id } = told(hers)[0]!.data.message;
    expect((await ask(anna, "DELETE", "/api/messages.php", { message: id })).status).toBe(200);
    await toldKinds(hers).toEqual(["message", "change"]);
    const his = await listen(bert, { resume: away.lastId });
    await toldKinds(his).toEqual(["message", "change"]);
    for (const { data } of [...told(his), told(hers)[1]!]) {
      expect(data.message).toMatchObject({ id, text: "", taken_back: true });
    }
    expect(eventShapes.change.safeParse(told(his)[1]?.data)).toMatchObject({ success: true });
    await ask(bert, "POST", "/api/read.php", { conversation: talk });
    for (const page of [hers, his]) page.leave();
  });

  test("tell of a like, a removed like and a match", async () => {
    const [hers, his] = [await listen(anna), await listen(bert)];
    await like(anna, bert);
    await heard(his).toEqual(["like"]);
    expect(his.events[0]?.data).toMatchObject({ profile: { id: anna.id }, badge: { new_likes: 1 } });
    await unlike(anna, bert);
    await heard(his).toEqual(["like", "badge"]);
    await like(anna, bert);
    await like(bert, anna);
    await heard(his).toEqual(["like", "badge", "like", "match"]);
    await heard(hers).toEqual(["match"]);
    for (const who of [anna, bert]) await unlike(who, who === anna ? bert : anna);
    for (const page of [hers, his]) page.leave();
  });

  test("tell of typing without an id, and typing is stored nowhere", async () => {
    const his = await listen(bert);
    await ask(anna, "POST", "/api/typing.php", { conversation: talk });
    await heard(his).toEqual(["typing"]);
    expect(his.events[0]).toEqual({ kind: "typing", id: "", data: { conversation: talk, profile: anna.id } });
    his.leave();
    const later = await listen(bert, { resume: his.lastId });
    await say(anna, "Still there?");
    await heard(later).toEqual(["message"]);
    later.leave();
  });

  test("stop after a block, also late ones", async () => {
    const [hers, his] = [await listen(anna), await listen(bert)];
    for (const page of [hers, his]) page.leave();
    await say(anna, "Before the block");
    await ask(bert, "POST", "/api/read.php", { conversation: talk });
    await like(anna, bert);
    await ask(bert, "POST", "/api/blocks.php", { profile: anna.id });
    const again = [await listen(anna, { resume: hers.lastId }), await listen(bert, { resume: his.lastId })];
    const carla = await server.join(host, "Carla");
    for (const who of [anna, bert]) await like(carla, who);
    for (const page of again) {
      await heard(page).toContain("like");
      const likes = page.events.filter(({ kind }) => kind === "like").map(({ data }) => data.profile.id);
      expect(likes).toEqual([carla.id]);
      for (const kind of ["message", "read", "delivered", "match"]) expect(kinds(page)).not.toContain(kind);
      page.leave();
    }
    await ask(bert, "DELETE", "/api/blocks.php", { profile: anna.id });
    for (const who of [anna, bert]) await unlike(carla, who);
    await unlike(anna, bert);
  });

  test("end with the stream when the member logs out", async () => {
    const carl = await server.join(host, "Carl");
    const page = await listen(carl);
    await ask(carl, "GET", "/api/logout.php");
    await expect.poll(() => page.ended, SOON).toBe(true);
    expect(page.events).toEqual([]);
  });
});

describe("a stream", () => {
  test("arrives without a delay: neither buffered, compressed nor cached", async () => {
    const { status, headers, leave } = await listen(bert);
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("text/event-stream; charset=utf-8");
    expect(headers["cache-control"]).toBe("no-store, no-transform");
    expect(headers["content-encoding"]).toBeUndefined();
    leave();
  });

  test("continues after the last event that the browser or the page knows", async () => {
    const first = await listen(bert);
    await say(anna, "One");
    await heard(first).toContain("message");
    first.leave();
    await say(anna, "Two");
    await say(anna, "Three");
    for (const from of [{ resume: first.lastId }, { after: first.lastId }]) {
      const next = await listen(bert, from);
      await expect.poll(() => texts(next), SOON).toEqual(["Two", "Three"]);
      next.leave();
    }
  });

  const FOREIGN = ["nonsense", "", "other-3-4:4:", "0-1-1:1:", "0-1-5:9:7,6", `0-1-9:9:${"9".repeat(99)}`];
  test.each(FOREIGN)("sends reset if it can't be resumed, as after %j", async (id) => {
    const page = await listenTo(server, host, bert, { after: encodeURIComponent(id || " ") });
    await heard(page).toEqual(["reset"]);
    const next = await listen(bert, { resume: page.lastId });
    await say(anna, `After "${id}"`);
    await expect.poll(() => texts(next), SOON).toEqual([`After "${id}"`]);
    for (const each of [page, next]) each.leave();
  });

  test("occupies no slot for a HEAD request", async () => {
    const page = await listen(bert);
    for (let asked = 0; asked < 8; asked++) expect((await ask(bert, "HEAD", "/api/events.php")).status).toBe(200);
    await say(anna, "Once more");
    await heard(page).toEqual(["message"]);
    page.leave();
    expect(server.log()).toBe(`port ${server.port}\n`);
  });

  test("beyond six tells the oldest that it is one too many", async () => {
    const pages: Listening[] = [];
    for (let count = 0; count < 7; count++) pages.push(await listen(bert));
    await heard(pages[0]!).toEqual(["enough"]);
    await expect.poll(() => pages[0]!.ended, SOON).toBe(true);
    await like(anna, bert);
    for (const page of pages.slice(1)) await heard(page).toEqual(["like"]);
    for (const page of pages) page.leave();
  });
});
