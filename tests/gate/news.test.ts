import { get, type IncomingMessage } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Joined, startServer, type TestServer } from "../support/server";

const host = "velvet.example";
/** Far more than it takes, for when the machine is busy. */
const SOON = { timeout: 10_000 };

/** What a page hears that listens. */
interface Listening {
  status: number;
  headers: IncomingMessage["headers"];
  /** The names of the events so far. */
  events: string[];
  ended: boolean;
  leave(): void;
}

function listen({ port }: TestServer, { cookie }: Joined): Promise<Listening> {
  return new Promise((listening, fail) => {
    const headers = { Host: host, Cookie: cookie, "Accept-Encoding": "gzip, br", Accept: "text/event-stream" };
    const asking = get({ port, host: "127.0.0.1", path: "/api/news", headers, agent: false }, (answer) => {
      const heard = { status: answer.statusCode!, headers: answer.headers, events: [] as string[], ended: false };
      const page = { ...heard, leave: () => void asking.destroy() };
      answer.on("data", (text) =>
        page.events.push(...[...`${text}`.matchAll(/^event: (\w+)$/gm)].map(([, name]) => name!)),
      );
      answer.on("error", () => {});
      answer.on("close", () => {
        page.ended = true;
      });
      listening(page);
    });
    asking.on("error", fail);
  });
}

async function like(server: TestServer, { cookie }: Joined, profile: Joined): Promise<void> {
  const headers = { Cookie: cookie };
  const answer = await server.ask({
    host,
    method: "POST",
    path: "/api/likes.php",
    headers,
    json: { profile: profile.id },
  });
  expect(answer.status).toBe(200);
}

const heard = (page: Listening) => expect.poll(() => page.events, SOON);

describe("what is new for a member", () => {
  let server: TestServer;
  let anna: Joined;
  let bert: Joined;

  beforeAll(async () => {
    server = await startServer({ velvet: {} });
    [anna, bert] = [await server.join(host, "Anna"), await server.join(host, "Bert")];
  });

  afterAll(() => server?.stop());

  test("is told to that member's page, and to nobody else's", async () => {
    const [hers, his] = [await listen(server, anna), await listen(server, bert)];
    await like(server, anna, bert);
    await heard(his).toEqual(["news"]);
    expect(hers.events).toEqual([]);
    for (const page of [hers, his]) page.leave();
  });

  test("a message, and that it was read", async () => {
    const [hers, his] = [await listen(server, anna), await listen(server, bert)];
    const ask = (who: Joined, method: string, path: string, json?: object) =>
      server.ask({ host, method, path, json, headers: { Cookie: who.cookie } });
    const { id } = (await ask(anna, "GET", `/api/chat.php?profile=${bert.id}`)).json();
    const sent = await ask(anna, "POST", "/api/messages.php", { conversation: id, text: "Hello", key: "first" });
    expect(sent.status).toBe(201);
    await heard(his).toEqual(["news"]);
    await ask(bert, "POST", "/api/read.php", { conversation: id });
    await heard(hers).toEqual(["news"]);
    for (const page of [hers, his]) page.leave();
  });

  test("much at once is told in two", async () => {
    const his = await listen(server, bert);
    for (let times = 0; times < 5; times++) await like(server, anna, bert);
    await heard(his).toEqual(["news", "news"]);
    his.leave();
  });

  test("is sent as it comes: not gathered, compressed or kept", async () => {
    const { status, headers, leave } = await listen(server, bert);
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("text/event-stream; charset=utf-8");
    expect(headers["cache-control"]).toBe("no-store, no-transform");
    expect(headers["content-encoding"]).toBeUndefined();
    leave();
  });

  test("takes up no place where only its headers are asked for", async () => {
    const page = await listen(server, bert);
    for (let asked = 0; asked < 8; asked++) {
      const head = await server.ask({ host, method: "HEAD", path: "/api/news", headers: { Cookie: bert.cookie } });
      expect(head.status).toBe(200);
    }
    await like(server, anna, bert);
    await heard(page).toEqual(["news"]);
    page.leave();
    expect(server.log()).toBe(`port ${server.port}\n`);
  });

  test("is not told to somebody who has logged out", async () => {
    const carl = await server.join(host, "Carl");
    const page = await listen(server, carl);
    await server.ask({ host, path: "/api/logout.php", headers: { Cookie: carl.cookie } });
    await like(server, anna, carl);
    await expect.poll(() => page.ended, SOON).toBe(true);
    expect(page.events).toEqual([]);
  });

  test("of more than six pages the oldest is told that it is one too many", async () => {
    const pages: Listening[] = [];
    for (let count = 0; count < 7; count++) pages.push(await listen(server, bert));
    await heard(pages[0]!).toEqual(["enough"]);
    await expect.poll(() => pages[0]!.ended, SOON).toBe(true);
    await like(server, anna, bert);
    for (const page of pages.slice(1)) await heard(page).toEqual(["news"]);
    for (const page of pages) page.leave();
  });
});

test("whichever process a page listens to, it hears of what happens in the others, until all of them stop", async () => {
  const server = await startServer({ velvet: {} }, { WORKERS: "2" });
  try {
    const [anna, bert] = [await server.join(host, "Anna"), await server.join(host, "Bert")];
    const pages = await Promise.all([1, 2, 3, 4].map(() => listen(server, bert)));
    await like(server, anna, bert);
    for (const page of pages) await heard(page).toEqual(["news"]);
    const began = performance.now();
    server.signal("SIGTERM");
    expect(await server.ended).toBe(0);
    expect(performance.now() - began).toBeLessThan(6_000);
    for (const page of pages) await expect.poll(() => page.ended, SOON).toBe(true);
  } finally {
    await server.stop();
  }
}, 60_000);
