import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jpeg } from "../support/pictures";
import { type Answer, type Joined, startServer, type TestServer } from "../support/server";

const host = "velvet.example";
/**
 * Characters that reverse the following text: embeddings, overrides and isolates with their ends, and the three marks.
 */
const DIRECTIONS = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c";
const turned = (text: string) => [...text].join(DIRECTIONS) + DIRECTIONS;

let server: TestServer;
let anna: Joined;
let bert: Joined;
let conversation: string;

beforeAll(async () => {
  server = await startServer({ velvet: { chats: { pictures: true } } });
  anna = await server.join(host, "Anna");
  bert = await server.join(host, "Bert");
  const chat = await send("GET", `/api/chat.php?profile=${bert.id}`);
  conversation = chat.json().id;
});

afterAll(() => server?.stop());

function send(method: string, path: string, json?: unknown, who: Joined | null = anna): Promise<Answer> {
  return server.ask({ host, method, path, json, headers: who ? { Cookie: who.cookie } : {} });
}

function post(path: string, form: Record<string, string>, who: Joined | null = anna): Promise<Answer> {
  return server.ask({ host, method: "POST", path, form, headers: who ? { Cookie: who.cookie } : {} });
}

async function signUp(): Promise<Answer> {
  const email = "turned@example.com";
  const { token } = (await send("GET", `/api/validate_email.php?email=${email}`, undefined, null)).json();
  const n = "Mozilla/5.0";
  const csrf = createHash("sha256")
    .update(email + n)
    .digest("hex");
  const text = turned("Somebody");
  return send(
    "POST",
    "/api/user.php?new=1",
    {
      ...{ email, n, csrf, token, name: text, password: "correct horse battery", date_of_birth: "1990-03-14" },
      consents: { terms: true, sensitive_data: true },
      trafficsource: { network: text, ref: text, sub1: text, sub2: text, sub3: text },
      ...{ form_path: `/${text}`, referrer: `https://example.com/${text}`, profile: { personal: text, city: text } },
    },
    null,
  );
}

test.each<[string, () => Promise<Answer>]>([
  ["signing up, with whence", signUp],
  [
    "an address with a traffic source",
    () => send("GET", `/?network=${encodeURIComponent(turned("net"))}`, undefined, null),
  ],
  [
    "a profile",
    () =>
      send("PUT", "/api/user.php", {
        profile: {
          ...{ personal: turned("Hello"), looking_for: turned("You"), interests: turned("Tea") },
          prompts: [{ prompt: "sunday", answer: turned("Sleep") }],
        },
        city: turned("Utrecht"),
      }),
  ],
  ["a message", () => send("POST", "/api/messages.php", { conversation, text: turned("Hello"), key: "one" })],
  ["a draft", () => send("POST", "/api/draft.php", { conversation, text: turned("Hello") })],
  ["a report", () => send("POST", "/api/reports.php", { profile: bert.id, reason: "spam", words: turned("Spam") })],
  ["a search's name", () => post("/searches", { name: turned("Mine"), query: "min_age=30" })],
  ["a photo's name", () => upload(turned("me"))],
])("%s is stored without direction characters", async (_, enter) => {
  const before = JSON.stringify(await server.rows("velvet"));
  const { status, body } = await enter();
  expect(status, body).toBeLessThan(400);
  const after = JSON.stringify(await server.rows("velvet"));
  expect(DIRECTIONS.split("").filter((sign) => after.includes(sign))).toEqual([]);
  expect(body.split("").filter((sign) => DIRECTIONS.includes(sign))).toEqual([]);
  if (status !== 200 || !body.startsWith("<!")) expect(after).not.toBe(before);
});

async function upload(name: string): Promise<Answer> {
  const head = `--x\r\nContent-Disposition: form-data; name="file"; filename="${name}.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), await jpeg(400, 400), Buffer.from("\r\n--x--\r\n")]);
  const headers = { Cookie: anna.cookie, "Content-Type": "multipart/form-data; boundary=x" };
  return server.ask({ host, method: "POST", path: "/api/profileimage.php", headers, body });
}
