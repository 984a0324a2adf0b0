import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { declaredCalls } from "../support/calls";
import { listenTo } from "../support/event-stream";
import { mailsTo } from "../support/mailbox";
import { declaredRoutes } from "../support/routes";
import { type Joined, startServer, type TestServer } from "../support/server";

const host = "velvet.example";
/** A generous time limit in ms, for a busy machine. */
const SOON = { timeout: 30_000 };
const pages = declaredRoutes().filter(({ sendsTo }) => sendsTo === undefined);
const calls = (await declaredCalls()).filter(
  ({ method, name }) => method === "GET" && !["logout", "news", "events"].includes(name),
);

let server: TestServer;
let anna: Joined;
let bert: Joined;
let conversation: string;
/** The event position of each member at the start. */
const beginnings = new Map<Joined, string>();

beforeAll(async () => {
  server = await startServer({ velvet: {} });
  anna = await server.join(host, "Annabertha");
  bert = await server.join(host, "Berthold");
  for (const one of [anna, bert]) {
    const page = await listenTo(server, host, one);
    await vi.waitFor(() => expect(page.lastId).not.toBe(""), SOON);
    beginnings.set(one, page.lastId);
    page.leave();
  }
  for (const [one, other] of [
    [anna, bert],
    [bert, anna],
  ] as const) {
    await sends(one, "/api/likes.php", { profile: other.id });
    expect((await asks(one, `/members/${other.id}`)).status).toBe(200);
  }
  conversation = JSON.parse((await asks(anna, `/api/chat.php?profile=${bert.id}`)).body).id;
  expect(await sends(anna, "/api/messages.php", { conversation, text: "Hello", key: "1" })).toBe(201);
});

afterAll(() => server?.stop());

const asks = ({ cookie }: Joined, path: string) => server.ask({ host, path, headers: { Cookie: cookie } });

async function sends({ cookie }: Joined, path: string, json: unknown, method = "POST"): Promise<number> {
  return (await server.ask({ host, method, path, headers: { Cookie: cookie }, json })).status;
}

/** The address of every page and call, with the other member's or the conversation's id if needed. */
const addressesFor = (other: Joined) => [
  ...pages.map(({ path }) =>
    `/${path}`
      .replace(/\/?:\w+\?$/, "")
      .replace(":chatId", conversation)
      .replace(/:\w+/g, other.id),
  ),
  ...["received", "given", "mutual", "visitors"].map((type) => `/likes/${type}`),
  `/report?profile=${other.id}`,
  `/report?chat=${conversation}`,
  ...calls.map(({ path }) => `${path}?${new URLSearchParams({ profile: other.id, conversation })}`),
];

/** Returns the addresses whose responses contain the other member's name. */
async function meetings(one: Joined, other: Joined, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const path of addressesFor(other)) {
    const answer = await asks(one, path);
    if (answer.status < 500 && !answer.body.includes(name)) continue;
    found.push(path);
  }
  return found;
}

test("two members meet on many pages, and after a block on none", async () => {
  expect((await meetings(bert, anna, "Annabertha")).length).toBeGreaterThan(5);
  expect(await sends(anna, "/api/blocks.php", { profile: bert.id })).toBe(200);
  // The blocker still sees the name on the page that removes the block.
  const own = ["/account/blocked", `/report?profile=${bert.id}`];
  expect((await meetings(anna, bert, "Berthold")).sort()).toEqual(own);
  expect(await meetings(bert, anna, "Annabertha")).toEqual([]);
});

test("a blocked member can't reach the other", async () => {
  expect(await sends(bert, "/api/likes.php", { profile: anna.id })).toBe(404);
  expect(await sends(bert, "/api/messages.php", { conversation, text: "Hey", key: "2" })).toBe(403);
  expect(await sends(bert, "/api/read.php", { conversation })).toBe(404);
  expect(await sends(bert, "/api/reports.php", { profile: anna.id, reason: "other" })).toBe(404);
  const user = (await asks(bert, "/home")).body;
  expect(user).not.toContain("1 new");
});

test("an open page gets the event of the block, and no event of the other member", async () => {
  await sends(bert, "/api/typing.php", { conversation });
  await sends(anna, "/api/typing.php", { conversation });
  for (const [one, other, last] of [
    [anna, bert, "badge"],
    [bert, anna, "reset"],
  ] as const) {
    const page = await listenTo(server, host, one, { resume: beginnings.get(one) });
    await expect.poll(() => page.events.map(({ kind }) => kind), SOON).toContain(last);
    expect(JSON.stringify(page.events)).not.toContain(other.id);
    page.leave();
  }
});

test("no email names the other member", async () => {
  for (const [to, name] of [
    [anna, "Berthold"],
    [bert, "Annabertha"],
  ] as const) {
    const mails = await mailsTo(join(server.dataDir, "mailbox"), to.email);
    expect(mails.length).toBeGreaterThan(0);
    expect(JSON.stringify(mails)).not.toContain(name);
  }
});
