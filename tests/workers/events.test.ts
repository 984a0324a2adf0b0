import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { engine } from "~/db/engine";
import { accounts } from "~/db/tables";
import { type Listening, listenTo } from "../support/event-stream";
import { type Joined, startServer, type TestServer } from "../support/server";
import { volume } from "../support/share";
import { fullTest } from "../support/tiers";

const HOST = "velvet.example";
/** Generous, for a busy machine. */
const SOON = { timeout: 60_000 };
const SENDERS = volume(8, 40);
/** Fewer on PostgreSQL, where a message costs several times as much. */
const EACH = engine === "postgres" ? 10 : volume(25, 50);
/** Concurrent senders. */
const AT_ONCE = 8;
const CUTS = volume(20, 50);

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ velvet: {} }, { WORKERS: "2" });
});

afterAll(() => server?.stop());

fullTest(
  "a stream that is cut repeatedly under load tells each message once, in each sender's order",
  async () => {
    const receiver = await server.join(HOST, "Rosa");
    const senders = await Promise.all(
      Array.from({ length: SENDERS }, (_, index) => server.join(HOST, `Anna ${letters(index)}`)),
    );
    // Established members may send 60 a minute.
    await server
      .db("velvet")
      .transact(async ({ drizzle }) => void (await drizzle.update(accounts).set({ signedUpAt: 0 })));
    const told: string[] = [];
    let page = await listenTo(server, HOST, receiver);
    await expect.poll(() => page.lastId, SOON).not.toBe("");
    let sending = true;

    const waiting = [...senders];
    const sendInTurn = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await sendAll(next, receiver);
    };
    const sends = Promise.all(Array.from({ length: AT_ONCE }, sendInTurn)).finally(() => {
      sending = false;
    });
    for (let cut = 0; cut < CUTS && sending; cut++) {
      const from = page.events.length;
      await expect.poll(() => page.events.length > from || !sending, SOON).toBe(true);
      page = await cutAndResume(receiver, page, told);
    }
    await sends;
    await expect.poll(() => told.length + messagesIn(page).length, SOON).toBe(SENDERS * EACH);
    told.push(...messagesIn(page));
    page.leave();
    expect(new Set(told).size).toBe(SENDERS * EACH);
    for (const { id } of senders) {
      const own = told.filter((each) => each.startsWith(id));
      expect(own).toEqual(Array.from({ length: EACH }, (_, index) => `${id} ${index}`));
    }
  },
  240_000,
);

// Last, because it ends the server.
test("a page gets the events of all processes over a stream to any process, until all processes stop", async () => {
  const [anna, bert] = [await server.join(HOST, "Anna"), await server.join(HOST, "Bert")];
  const pages = await Promise.all([1, 2, 3, 4].map(() => listenTo(server, HOST, bert)));
  const like = { host: HOST, method: "POST", path: "/api/likes.php", json: { profile: bert.id } };
  expect((await server.ask({ ...like, headers: { Cookie: anna.cookie } })).status).toBe(200);
  for (const page of pages) await expect.poll(() => page.events.map(({ kind }) => kind), SOON).toEqual(["like"]);
  server.signal("SIGTERM");
  expect(await server.ended).toBe(0);
  for (const page of pages) await expect.poll(() => page.ended, SOON).toBe(true);
  // Otherwise they were cut off at the deadline for running requests.
  expect(pages.map(({ whole }) => whole)).toEqual(Array(4).fill(true));
});

async function cutAndResume(receiver: Joined, page: Listening, told: string[]): Promise<Listening> {
  page.leave();
  await pause(Math.random() * 20);
  told.push(...messagesIn(page));
  return listenTo(server, HOST, receiver, { resume: page.lastId });
}

function messagesIn({ events }: Listening): string[] {
  return events.filter(({ kind }) => kind === "message").map(({ data }) => data.message.text);
}

async function sendAll(sender: Joined, receiver: Joined): Promise<void> {
  const headers = { Cookie: sender.cookie };
  const chat = await server.ask({ host: HOST, path: `/api/chat.php?profile=${receiver.id}`, headers });
  const conversation: string = chat.json().id;
  for (let index = 0; index < EACH; index++) {
    const json = { conversation, text: `${sender.id} ${index}`, key: `${index}` };
    const { status } = await server.ask({ host: HOST, method: "POST", path: "/api/messages.php", headers, json });
    expect(status).toBe(201);
  }
}

function letters(index: number): string {
  return String.fromCharCode(97 + (index % 26), 97 + Math.floor(index / 26));
}
