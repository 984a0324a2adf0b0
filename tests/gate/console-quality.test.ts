// @engines one
import { afterAll, beforeAll, expect, test } from "vitest";
import { reports } from "~/db/tables";
import { type ConsoleDriver, consoleDriver, type SignedInOperator } from "../support/console-driver";
import { drawnLook, lookAtAll } from "../support/drawn-looks";
import type { Joined } from "../support/server";

const VELVET = "velvet.example";

let desk: ConsoleDriver;
let owner: SignedInOperator;
let mia: SignedInOperator;
let bert: Joined;

beforeAll(async () => {
  desk = await consoleDriver({ velvet: { name: "Velvet" }, onyx: { name: "Onyx" } });
  owner = await desk.operator("Olga", "owner");
  mia = await desk.operator("Mia", "moderator");
  bert = await desk.server.join(VELVET, "Bert");
  await lookAtAll(owner);
});

afterAll(() => desk?.stop());

const next = async (who: SignedInOperator) => (await who.send("/quality", {})).headers.location;

test("a second look is leased to another operator, who sees the report and not the decision", async () => {
  const ida = await desk.operator("Ida", "moderator");
  const { id, path } = await drawnLook(desk, { by: mia, subject: bert });
  expect(await next(mia)).toBe("/quality?end=1");
  expect((await mia.read(`/brands/velvet/looks/${id}`)).status).toBe(404);
  expect((await ida.read("/quality")).body).toMatch(/Second looks<\/dt><dd>1</);
  expect(await next(ida)).toBe(`/brands/velvet/looks/${id}`);
  const { status, body } = await ida.read(`/brands/velvet/looks/${id}`);
  expect([status, body.includes("Look at this")]).toEqual([200, true]);
  for (const secret of ["Mia", "found nothing", "Carlo"]) expect(body, secret).not.toContain(secret);
  const sent = await ida.send(`/brands/velvet/looks/${id}`, { rule: "", measure: "" });
  expect([sent.status, sent.body.includes("Choose one of these.")]).toEqual([422, true]);
  const half = await ida.send(`/brands/velvet/looks/${id}`, { rule: "5", measure: "" });
  expect(half.body, "what was chosen stays").toMatch(/<input[^>]*name="rule"[^>]*checked=""[^>]*value="5"/);
  const done = await ida.send(`/brands/velvet/looks/${id}`, { rule: "5", measure: "content" });
  expect([done.status, done.headers.location]).toEqual([302, "/quality?end=1"]);
  expect((await ida.send(`/brands/velvet/looks/${id}`, { rule: "fine" })).status).toBe(409);
  expect((await ida.read(path)).body, "nothing changed").toContain("Closed");
});

test("an operator who saw the case or the member since gets no second look", async () => {
  const [one, other] = [await desk.operator("Tom", "moderator"), await desk.operator("Una", "senior")];
  const { id, path } = await drawnLook(desk, { by: mia, subject: bert });
  expect(await next(one)).toBe(`/brands/velvet/looks/${id}`);
  expect((await one.read(path)).status).toBe(200);
  const late = await one.send(`/brands/velvet/looks/${id}`, { rule: "fine" });
  expect(late.status).toBe(404);
  expect((await other.read(`/brands/velvet/members/${bert.id}`)).status).toBe(200);
  expect(await next(other)).toBe("/quality?end=1");
});

test("the messages of a second look need a signature, which is recorded", async () => {
  const zoe = await desk.operator("Zoe", "moderator");
  const { id, path } = await drawnLook(desk, { by: mia, subject: bert });
  await desk.server.db("velvet").transact(async ({ drizzle }) => {
    const profile = { id: bert.id, fictional: false, name: "Bert", age: 36, country: "NL", region: null, city: null };
    const messages = [{ id: "m", from: bert.id, text: "Send me a gift card", sentAt: 0 }];
    await drizzle.update(reports).set({ evidence: { profile: { ...profile, details: {} }, messages } });
  });
  expect(await next(zoe)).toBe(`/brands/velvet/looks/${id}`);
  const before = (await zoe.read(`/brands/velvet/looks/${id}`)).body;
  expect([before.includes("Send me a gift card"), before.includes("actions/looks.show_chat")]).toEqual([false, true]);
  expect((await mia.act(`/brands/velvet/actions/looks.show_chat?on=${id}`)).status).toBe(404);
  await zoe.act(`/brands/velvet/actions/looks.show_chat?on=${id}`);
  expect((await zoe.read(`/brands/velvet/looks/${id}`)).body).toContain("Send me a gift card");
  const looks = (await desk.server.rows("velvet")).chat_look as { targetId: string; part: string }[];
  const parts = looks.flatMap(({ targetId, part }) => (path.endsWith(targetId) ? part : []));
  expect([...new Set(parts)], "a row for each who talked with them").toEqual(["evidence"]);
});

test("only managers see disagreements, and say who was right", async () => {
  const [manager, senior] = [await desk.operator("Max", "manager"), await desk.operator("Sina", "senior")];
  const atOnyx = await desk.operator("Otto", "manager", "onyx");
  for (const who of [senior, atOnyx]) expect((await who.read("/quality")).body).not.toContain("second_looks.settle");
  const [, action] = /href="([^"]*second_looks\.settle[^"]*)"/.exec((await manager.read("/quality")).body) ?? [];
  expect((await senior.read(action!)).status).toBe(403);
  expect((await atOnyx.read(action!)).status).toBe(404);
  const done = await manager.act(action!, { finding: "second", reason: "It is an advertisement" });
  expect(done.headers.location).toMatch(/^\/quality\?said=/);
  expect((await manager.read("/quality")).body).toContain("Nobody disagrees.");
  const figures = (await manager.read("/figures/quality")).body;
  expect(figures).toMatch(/Second look right<\/dt><dd>1</);
  expect(figures).not.toContain("Ida");
});

test("a second look or sample responds 404 for another brand, and under another brand's address", async () => {
  const atOnyx = await desk.operator("Onno", "moderator", "onyx");
  const { id } = await drawnLook(desk, { by: mia, subject: bert });
  for (const path of [`/brands/velvet/looks/${id}`, `/brands/onyx/looks/${id}`, `/brands/onyx/samples/${id}`]) {
    expect((await atOnyx.read(path)).status, path).toBe(404);
    expect((await atOnyx.send(path, { rule: "fine" })).status, path).toBe(404);
  }
  expect(await next(atOnyx)).toBe("/quality?end=1");
});

test("the random sample opens an ordinary case for a broken rule", async () => {
  const ida = await desk.operator("Ines", "moderator", "velvet");
  await lookAtAll(owner, "50");
  await desk.server.join(VELVET, "Carla");
  let path = await next(ida);
  while (path?.includes("/looks/")) path = (await ida.send(path, { rule: "fine" })).headers.location;
  expect(path).toMatch(/^\/brands\/velvet\/samples\//);
  expect((await ida.read(path!)).body).toContain("Random sample");
  expect((await ida.send(path!, { rule: "no" })).status).toBe(422);
  const before = ((await desk.server.rows("velvet")).report as unknown[]).length;
  expect((await ida.send(path!, { rule: "3" })).status).toBe(302);
  const reports = (await desk.server.rows("velvet")).report as { reporterId: string | null; words: string }[];
  expect(reports).toHaveLength(before + 1);
  expect(reports.filter(({ reporterId }) => reporterId === null)).toMatchObject([
    { words: "Found in a random sample." },
  ]);
});

test("owners, managers, seniors and analysts read the figures of their own brands", async () => {
  const analyst = await desk.operator("Ana", "analyst");
  expect((await analyst.read("/figures/quality?days=90")).status).toBe(200);
  expect((await analyst.read("/figures/quality?brand=velvet")).body).toContain("No figure is about one person");
  expect((await analyst.read("/quality")).status).toBe(403);
  expect((await mia.read("/figures/quality")).status).toBe(403);
  const atOnyx = await desk.operator("Oscar", "analyst", "onyx");
  expect((await atOnyx.read("/figures/quality?brand=velvet")).status).toBe(404);
  expect((await atOnyx.read("/figures/quality")).body).not.toContain("Velvet");
});
