import { afterAll, beforeAll, expect, test } from "vitest";
import { jpeg } from "../support/pictures";
import { startServer, type TestServer } from "../support/server";

const host = "velvet.example";
const TYPE = "multipart/form-data; boundary=----boundary";
let server: TestServer;

beforeAll(async () => {
  server = await startServer({ velvet: {}, bordeaux: {} }, { TRUST_PROXY: "loopback" });
});
afterAll(() => server?.stop());

const get = (path: string, at = host) => server.ask({ host: at, path });
let senders = 0;
/** Sends each request from a different address, unless one is given. */
const post = (path: string, form: Record<string, string>, ip = `198.51.100.${++senders}`) =>
  server.ask({ host, method: "POST", path, form, headers: { "X-Forwarded-For": ip } });

/** Requests a complaint's form and answers its question. */
async function served(about = "payment", at = host) {
  const { body } = await get(`/complaints?about=${about}`, at);
  const puzzle = /name="puzzle" value="([^"]+)"/.exec(body)![1]!;
  const numbers = /: (\d\d), (\d\d), (\d\d)\?/.exec(body)!.slice(1).map(Number);
  return {
    about,
    words: "I was charged twice for one thing.",
    email: "clara@mail.example",
    puzzle,
    largest: String(Math.max(...numbers)),
  };
}

async function sent(): Promise<string> {
  const answer = await post("/complaints", await served());
  expect(answer.status).toBe(302);
  return answer.headers.location!;
}

const upload = (path: string, bytes: Buffer) =>
  server.ask({
    host,
    method: "POST",
    path,
    headers: { "Content-Type": TYPE },
    body: Buffer.concat(
      [
        `------boundary\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`,
        bytes,
        "\r\n------boundary--\r\n",
      ].map((piece) => Buffer.from(piece as string)),
    ),
  });

test("a complaint has a page at a secret address, only on its own site", async () => {
  const path = await sent();
  expect(path).toMatch(/^\/complaints\/[0-9a-f]{32}$/);
  const page = await get(path);
  expect(page.status).toBe(200);
  expect(page.body).toContain("I was charged twice");
  expect(page.body).toContain('<meta name="robots" content="noindex"/>');
  expect(page.body).not.toContain("clara@mail.example");
  for (const [address, at] of [
    [path, "bordeaux.example"],
    [`${path.slice(0, -1)}${path.endsWith("0") ? "1" : "0"}`, host],
    ["/complaints/x", host],
    [`${path}/appeal/x`, host],
  ] as const)
    expect((await get(address, at)).status, address).toBe(404);
});

test("the same form again leads to the page of the first", async () => {
  const form = await served();
  const first = await post("/complaints", form);
  expect(first.status).toBe(302);
  expect((await post("/complaints", form)).headers.location).toBe(first.headers.location);
});

test("a member's report sent eight times at once counts once", async () => {
  const [anna, bert] = [await server.join(host, "Anna"), await server.join(host, "Bert")];
  const json = { profile: bert.id, reason: "scam", words: "Asks for money" };
  const headers = { Cookie: anna.cookie };
  const reported = () => server.ask({ host, method: "POST", path: "/api/reports.php", headers, json });
  const answers = await Promise.all(Array.from({ length: 8 }, reported));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
  const { report, moderation_signal: signals } = await server.rows("velvet");
  expect((report as { reporterId: string }[]).filter(({ reporterId }) => reporterId === anna.id)).toHaveLength(1);
  expect((signals as { subjectId: string }[]).filter(({ subjectId }) => subjectId === bert.id)).toHaveLength(1);
});

test("a puzzle is valid only for its purpose and site", async () => {
  const form = await served();
  expect((await post("/complaints", form)).status).toBe(302);
  expect((await post("/complaints", { ...form, words: "I was charged three times." })).status).toBe(422);
  expect((await post("/complaints", await served("payment", "bordeaux.example"))).status).toBe(422);
});

test("missing input is reported beside its field, and the other input stays", async () => {
  const { status, body } = await post("/complaints?about=illegal", { ...(await served("illegal")), words: "Bad <b>" });
  expect(status).toBe(422);
  expect(body).toContain("Tell us a little more");
  expect(body).toContain("Say where it is");
  expect(body).toContain("Bad &lt;b&gt;");
});

test("an appeal needs an answer first", async () => {
  const path = await sent();
  expect((await get(`${path}/appeal`)).status).toBe(409);
  expect((await post(`${path}/appeal`, { words: "I do not agree with this at all." })).status).toBe(409);
});

test("a visitor with the address may add pictures, and only pictures", async () => {
  const path = await sent();
  const picture = await jpeg(480, 360);
  const taken = await upload(path, picture);
  expect([taken.status, taken.headers.location]).toEqual([302, path]);
  const refused = await upload(path, Buffer.from("<svg/>"));
  expect(refused.status).toBe(415);
  for (let n = 0; n < 4; n++) expect((await upload(path, picture)).status).toBe(302);
  expect((await upload(path, picture)).status).toBe(409);
  expect((await upload(`/complaints/${"0".repeat(32)}`, picture)).status).toBe(404);
  expect((await upload("/complaints", picture)).status).toBe(415);
});

test("the number of complaints within an hour is limited", async () => {
  const statuses = [];
  for (let n = 0; n < 12; n++) statuses.push((await post("/complaints", await served(), "203.0.113.7")).status);
  expect(statuses.filter((status) => status === 302).length).toBeLessThanOrEqual(10);
  expect(statuses.at(-1)).toBe(429);
});

test("the footer of every page links to the form and to the house rules", async () => {
  for (const path of ["/", "/login", "/pages/terms", "/landers/video/eng", "/complaints", "/nothing"]) {
    const { body } = await get(path);
    for (const link of ["/complaints", "/pages/ban"]) expect(body, path).toContain(`href="${link}"`);
  }
});
