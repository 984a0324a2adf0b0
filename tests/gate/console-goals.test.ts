// @engines one
import { afterAll, beforeAll, expect, test } from "vitest";
import { cases, reports } from "~/db/tables";
import { type ConsoleDriver, consoleDriver, type SignedInOperator } from "../support/console-driver";
import type { Joined } from "../support/server";

const VELVET = "velvet.example";
const HOUR = 60 * 60_000;

let desk: ConsoleDriver;
let olga: SignedInOperator;
let mia: SignedInOperator;
let anna: Joined;
let bert: Joined;

beforeAll(async () => {
  desk = await consoleDriver({ velvet: { name: "Velvet" }, onyx: { name: "Onyx" } });
  olga = await desk.operator("Olga", "owner");
  mia = await desk.operator("Mia", "moderator", "velvet");
  anna = await desk.server.join(VELVET, "Anna");
  bert = await desk.server.join(VELVET, "Bert");
  const json = { profile: bert.id, reason: "underage", words: "Looks very young" };
  const headers = { Cookie: anna.cookie };
  await desk.server.ask({ host: VELVET, method: "POST", path: "/api/reports.php", headers, json });
  await desk.server.db("velvet").transact(async ({ drizzle }) => {
    await drizzle.update(reports).set({ at: Date.now() - 90 * 60_000 });
    await drizzle.update(cases).set({ openedAt: Date.now() - 90 * 60_000 });
  });
});

afterAll(() => desk?.stop());

test("a missed goal is marked in words on the front page and in the queue, per brand and in total", async () => {
  for (const path of ["/", "/queue", "/queue?brand=velvet"]) {
    const { body } = await mia.read(path);
    expect(body, path).toContain("Reports of minors");
    expect(body, path).toContain("Goal missed: 1");
  }
  expect((await olga.read("/queue?brand=onyx")).body).not.toContain("Goal missed");
});

test("owners change the goals by an audited action with a reason; moderators can't", async () => {
  const goals = {
    minors: 2,
    appeals: 72,
    profile: 24,
    message: 24,
    photo: 24,
    held: 24,
    risky: 24,
    complaint: 72,
    service: 72,
    photos: 12,
    payments: 24,
  };
  const fields = Object.fromEntries(Object.entries(goals).map(([name, hours]) => [`goal_${name}`, `${hours}`]));
  const path = "/actions/goals.change";
  expect((await mia.act(path, { ...fields, reason: "x" })).status).toBe(403);
  expect((await olga.send(path, { ...fields, reason: "", step: "show" })).status).toBe(422);
  expect((await olga.send(path, { ...fields, goal_photos: "0", reason: "x", step: "show" })).status).toBe(422);
  const { status, headers } = await olga.act(path, { ...fields, reason: "Two hours are enough" });
  expect([status, headers.location]).toEqual([302, expect.stringMatching(/^\/settings\?said=/)]);
  expect((await olga.read("/settings")).body).toContain("2 hours");
  expect((await mia.read("/queue")).body).not.toContain("Goal missed");
  expect((await olga.read("/audit")).body).toContain("Two hours are enough");
});

test("the figures of a week cover the operator's brands; an invalid week means this week", async () => {
  const ada = await desk.operator("Ada", "analyst", "velvet");
  const { status, body } = await ada.read("/figures/queues");
  expect([status, body.includes("Reports of minors"), body.includes("Onyx")]).toEqual([200, true, false]);
  expect((await ada.read("/figures/queues?brand=onyx")).status).toBe(404);
  expect((await mia.read("/figures/queues")).status).toBe(403);
  for (const week of ["2026-13-01", "x", "2026-02-30", "9999-01-01"])
    expect((await ada.read(`/figures/queues?week=${week}`)).body, week).toContain("This week is not over yet");
  const before = new Date(Date.now() - 21 * 24 * HOUR).toISOString().slice(0, 10);
  expect((await ada.read(`/figures/queues?week=${before}`)).body).toContain("Nothing came in");
});

test("a case that a moderator passes on as a question is answered by a senior", async () => {
  const sina = await desk.operator("Sina", "senior");
  const noor = await desk.operator("Noor", "moderator");
  const taken = (await mia.send("/queue", { step: "next" })).headers.location!;
  const id = taken.split("/").at(-1)!;
  const path = `/brands/velvet/actions/cases.skip?on=${id}`;
  expect((await mia.read(taken)).body).toContain("actions/cases.skip");
  expect((await mia.send(path, { why: "no_rule", words: "", step: "show" })).status).toBe(422);
  expect((await mia.send(path, { why: "emperor", words: "x", step: "show" })).status).toBe(422);
  const { status, headers } = await mia.act(path, { why: "no_rule", words: "May one be eighteen on Friday?" });
  expect([status, headers.location]).toEqual([302, expect.stringContaining(`/queue?back=${id}&said=`)]);
  expect((await mia.send("/queue", { step: "next" })).status, "they get it no more").toBe(200);
  expect((await noor.send("/queue", { step: "next" })).headers.location).toBe(taken);
  const seen = await noor.read("/questions");
  expect(seen.body).toContain("May one be eighteen on Friday?");
  expect(seen.body).not.toContain("questions.answer");
  const [, answer] = /href="([^"]*questions\.answer[^"]*)"/.exec((await sina.read("/questions")).body) ?? [];
  expect((await noor.act(answer!, { words: "Yes." })).status).toBe(403);
  expect((await sina.act(answer!, { words: "No: at eighteen and no day before." })).status).toBe(302);
  expect((await sina.act(answer!, { words: "Yes." })).status).toBe(404);
  expect((await noor.read("/questions")).body).toContain("at eighteen and no day before");
  expect((await (await desk.operator("Otto", "senior", "onyx")).read("/questions")).body).not.toContain("eighteen");
});
