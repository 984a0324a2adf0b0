import { afterAll, beforeAll, expect, test } from "vitest";
import { type Answer, type Joined, startServer, type TestServer } from "../support/server";

const host = "velvet.example";
/** A character of four code units, which a cut at a fixed number of units splits. */
const THUMB = "👍🏽";
const long = (count: number) => `x${THUMB.repeat(count)}`;
/** Matches half a character: the replacement character in UTF-8, an escape in JSON. */
const HALF = /\ufffd|\\ud[89a-f]/i;

let server: TestServer;
let anna: Joined;
let bert: Joined;
let conversation: string;

beforeAll(async () => {
  server = await startServer({ velvet: { credits: { perMessage: 0 } } });
  anna = await server.join(host, "Anna");
  bert = await server.join(host, "Bert");
  conversation = (await ask(anna, "GET", `/api/chat.php?profile=${bert.id}`)).json().id;
});

afterAll(() => server?.stop());

test("no page and no call shows half of a character of a long text", async () => {
  const profile = { personal: long(200), looking_for: long(200), interests: long(60) };
  const made = [
    await ask(anna, "PUT", "/api/user.php", { profile }),
    await ask(anna, "POST", "/api/messages.php", { conversation, text: long(300), key: "one" }),
    await ask(anna, "POST", "/api/likes.php", { profile: bert.id }),
    await ask(bert, "POST", "/api/likes.php", { profile: anna.id }),
  ];
  expect(made.map(({ status, body }) => (status < 300 ? "" : body))).toEqual(["", "", "", ""]);
  const { messages } = (await ask(bert, "GET", `/api/messages.php?conversation=${conversation}`)).json();
  const reply = { conversation, text: long(300), key: "two", reply_to: messages[0].id };
  expect((await ask(bert, "POST", "/api/messages.php", reply)).status).toBe(201);
  for (const who of [anna, bert]) {
    for (const path of [
      ...["/home", "/search", "/chats", `/chats/${conversation}`, "/likes", `/members/${anna.id}`],
      ...[`/report?chat=${conversation}`, "/api/chats.php", `/api/messages.php?conversation=${conversation}`],
      ...["/api/user.php", "/api/likes.php"],
    ]) {
      const { status, body } = await ask(who, "GET", path);
      expect([status, HALF.exec(body)?.[0]], path).toEqual([200, undefined]);
    }
  }
});

function ask(who: Joined, method: string, path: string, json?: unknown): Promise<Answer> {
  return server.ask({ host, method, path, json, headers: { Cookie: who.cookie } });
}
