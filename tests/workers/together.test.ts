import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Answer, type Joined, startServer, type TestServer } from "../support/server";
import { volume } from "../support/share";
import { fullTest } from "../support/tiers";

const WORKERS = volume(2, 4);
/** Connections are distributed in turn: so many requests reach every worker more than once. */
const ROUND = 3 * WORKERS;
const HOST = "velvet.example";

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ velvet: { name: "Velvet" } }, { WORKERS: `${WORKERS}`, TRUST_PROXY: "loopback" });
});

afterAll(() => server?.stop());

test("a login or log-out at one worker counts at all", async () => {
  const { cookie } = await server.join(HOST, "Anna");
  const own = { host: HOST, path: "/api/user.php", headers: { Cookie: cookie } };
  const statuses = () => everywhere(async () => (await server.ask(own)).status);
  expect(server.workers()).toHaveLength(WORKERS);
  expect(await statuses()).toEqual([200]);
  await server.ask({ ...own, path: "/api/logout.php" });
  expect(await statuses()).toEqual([403]);
});

fullTest("25 logins from one address are the limit, whichever workers they reach", async () => {
  const logIn = async (address: string) => {
    const form = { email: "nobody@example.com", password: "not a password" };
    const headers = { "X-Forwarded-For": address };
    return (await server.ask({ host: HOST, method: "POST", path: "/login", headers, form })).status;
  };
  const statuses = [];
  for (let attempt = 0; attempt < 25 + ROUND; attempt++) statuses.push(await logIn("198.51.100.1"));
  expect(statuses).toEqual([...Array(25).fill(422), ...Array(ROUND).fill(429)]);
  expect(await logIn("198.51.100.2")).toBe(422);
});

describe("a new member, on any workers,", () => {
  let anna: Joined;
  let bert: Joined;

  beforeAll(async () => {
    [anna, bert] = [await server.join(HOST, "Ella"), await server.join(HOST, "Bert")];
  });

  const call = (method: string, path: string, json: object) =>
    server.ask({ host: HOST, method, path, headers: { Cookie: anna.cookie }, json });
  const form = (path: string, fields: Record<string, string>) =>
    server.ask({ host: HOST, method: "POST", path, headers: { Cookie: anna.cookie }, form: fields });

  test("likes 30 times a minute, by calls and by forms", async () => {
    const liked = await Promise.all(
      Array.from({ length: 30 }, () => call("POST", "/api/likes.php", { profile: bert.id })),
    );
    expect(new Set(liked.map(({ status }) => status))).toEqual(new Set([200]));
    expectTooMany(
      [await call("POST", "/api/likes.php", { profile: bert.id }), await form(`/members/${bert.id}/like`, {})],
      /a lot of likes at once\. You can continue in 1 min\./,
    );
  });

  test("sends 20 messages a minute, by calls and by forms", async () => {
    const query = { host: HOST, path: `/api/chat.php?profile=${bert.id}`, headers: { Cookie: anna.cookie } };
    const { id: conversation } = (await server.ask(query)).json();
    const send = (key: string) => call("POST", "/api/messages.php", { conversation, text: "Hi", key });
    const sent = await Promise.all(Array.from({ length: 20 }, (_, index) => send(`key ${index}`)));
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([201]));
    expectTooMany(
      [await send("one more"), await form(`/chats/${conversation}`, { text: "Hi", key: "one more" })],
      /a lot of messages at once\. You can continue in 1 min\./,
    );
    expect((await server.rows("velvet")).message).toHaveLength(20);
  });

  test("changes the profile 20 times a minute, by calls and by every form", async () => {
    const change = (personal: string) => call("PUT", "/api/user.php", { profile: { personal } });
    // `join` changed it once, to agree to be shown.
    const changed = await Promise.all(Array.from({ length: 19 }, (_, index) => change(`Draft ${index}`)));
    expect(new Set(changed.map(({ status }) => status))).toEqual(new Set([200]));
    const forms = ["/profile", "/signup/about", "/signup/personal", "/signup/location"];
    expectTooMany(
      [await change("Final"), ...(await Promise.all(forms.map((path) => form(path, {}))))],
      /changed your profile many times in a row\. You can continue in 1 min\./,
    );
  });
});

function expectTooMany(answers: Answer[], words: RegExp): void {
  for (const { status, headers, body } of answers) {
    expect(status).toBe(429);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(headers["retry-after"])).toBeLessThanOrEqual(60);
    expect(body).toMatch(words);
  }
}

test("an edit of a tenant reaches all workers", async () => {
  const titles = () =>
    everywhere(async () => /<title>(.*?)</.exec((await server.ask({ host: HOST, path: "/login" })).body)?.[1]);
  expect(await titles()).toEqual([expect.stringContaining("Velvet")]);
  server.tenants.tenant("velvet", { name: "Renamed" });
  await expect.poll(titles).toEqual([expect.stringContaining("Renamed")]);
});

async function everywhere<T>(ask: () => Promise<T>): Promise<T[]> {
  const answers = [];
  for (let index = 0; index < ROUND; index++) answers.push(await ask());
  return [...new Set(answers)];
}
