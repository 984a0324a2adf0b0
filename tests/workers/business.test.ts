// @tier full
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Joined, startServer, type TestServer } from "../support/server";

const HOST = "velvet.example";

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ velvet: {}, onyx: {} }, { WORKERS: "2", ADMIN_PORT: "0" });
});

afterAll(() => server?.stop());

const metrics = async () => (await server.health("/metrics")).body;
const post = (path: string, who: Joined, json: unknown) =>
  server.ask({ host: HOST, method: "POST", path, json, headers: { Cookie: who.cookie } });

test("business metrics count exactly by tenant, whichever workers handle the requests", async () => {
  const [anna, bert] = [await server.join(HOST, "Anna"), await server.join(HOST, "Bert")];
  await server.signUp("onyx.example", "Carl");
  const { id: conversation } = (
    await server.ask({ host: HOST, path: `/api/chat.php?profile=${bert.id}`, headers: { Cookie: anna.cookie } })
  ).json();
  const say = (key: string) => post("/api/messages.php", anna, { conversation, text: "Hello", key });
  // Each message and the like are sent twice, and count once.
  const keys = Array.from({ length: 20 }, (_, index) => `${index % 10}`);
  for (const answer of await Promise.all(keys.map(say))) expect(answer.status).toBeLessThan(300);
  for (let again = 0; again < 2; again++) await post("/api/likes.php", anna, { profile: bert.id });
  expect((await post("/api/likes.php", anna, { profile: "nobody" })).status).toBe(404);
  await post("/api/reports.php", anna, { profile: bert.id, reason: "spam", words: "Look" });

  const counts = {
    'bouquet_signups_total{tenant="velvet"}': 2,
    'bouquet_signups_total{tenant="onyx"}': 1,
    'bouquet_confirmations_total{tenant="velvet"}': 2,
    'bouquet_messages_total{tenant="velvet"}': 10,
    'bouquet_likes_total{tenant="velvet"}': 1,
  };
  for (const [series, count] of Object.entries(counts)) await expect.poll(metrics).toContain(`${series} ${count}\n`);
  expect(await metrics()).not.toContain('bouquet_confirmations_total{tenant="onyx"}');
  await expect.poll(metrics).toMatch(/^bouquet_mails_total\{tenant="onyx",outcome="sent"\} 1$/m);

  // Gauges update some time after a write.
  for (const gauge of [
    'bouquet_active_members{tenant="velvet"} 2',
    'bouquet_active_members{tenant="onyx"} 1',
    'bouquet_cases_open{tenant="velvet",queue="profile"} 1',
    'bouquet_cases_late{tenant="velvet",queue="profile"} 0',
    'bouquet_mails_waiting{tenant="velvet"} 0',
  ])
    await expect.poll(metrics, { timeout: 90_000, interval: 250 }).toContain(`${gauge}\n`);
  expect(await metrics()).toMatch(/^bouquet_cases_oldest_seconds\{tenant="velvet",queue="profile"\} \d/m);
  for (const { id, email } of [anna, bert]) for (const text of [id, email]) expect(await metrics()).not.toContain(text);

  // The primary has the sums.
  const before = server.workers();
  for (const worker of before) process.kill(worker, "SIGKILL");
  await expect.poll(async () => (await server.health("/readyz")).status).toBe(503);
  await expect.poll(async () => (await server.health("/readyz")).status).toBe(200);
  for (const [series, count] of Object.entries(counts)) expect(await metrics()).toContain(`${series} ${count}\n`);
});

test("the page names release, build and Node", async () => {
  expect(await metrics()).toMatch(
    /^bouquet_build_info\{version="\d+\.\d+\.\d+",build="[\w-]+",node="\d+\.\d+\.\d+",engine="(sqlite|postgres)"\} 1$/m,
  );
});
