// @engines one

import { getTableColumns, is, Table } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as controlTables from "~/db/control/tables";
import { cases, conversations, messages, reports } from "~/db/tables";
import { type ConsoleDriver, consoleDriver, type SignedInOperator } from "../support/console-driver";
import type { Joined } from "../support/server";

const VELVET = "velvet.example";

let desk: ConsoleDriver;
let mia: SignedInOperator;
let noor: SignedInOperator;
let senior: SignedInOperator;
let owner: SignedInOperator;
let atOnyx: SignedInOperator;
let anna: Joined;
let bert: Joined;
let path: string;

beforeAll(async () => {
  desk = await consoleDriver({ velvet: { name: "Velvet" }, onyx: { name: "Onyx" } });
  mia = await desk.operator("Mia", "moderator");
  noor = await desk.operator("Noor", "moderator");
  senior = await desk.operator("Sina", "senior");
  owner = await desk.operator("Ida", "owner");
  atOnyx = await desk.operator("Otto", "owner", "onyx");
  anna = await desk.server.join(VELVET, "Anna");
  bert = await desk.server.join(VELVET, "Bert");
  const carl = await desk.server.join(VELVET, "Carl");
  await talk("talk", anna, bert);
  await talk("other", carl, bert);
  path = await reported("case", "talk-20");
});

afterAll(() => desk?.stop());

/** Sends forty alternating messages. */
async function talk(id: string, one: Joined, other: Joined): Promise<void> {
  const [firstId, secondId] = [one.id, other.id].sort() as [string, string];
  const numbers = Array.from({ length: 40 }, (_, n) => n + 1);
  await desk.server.db("velvet").transact(async (tx) => {
    await tx.insertMany(conversations, [{ id, firstId, secondId, createdAt: 0, lastSeq: 40 }]);
    const rows = numbers.map((seq) => {
      const said = { fromId: seq % 2 === 1 ? one.id : other.id, text: `<i>Line ${id} ${seq}</i>`, sentAt: seq };
      return { id: `${id}-${seq}`, conversationId: id, seq, ...said, key: `${id} ${seq}` };
    });
    await tx.insertMany(messages, rows);
  });
}

/** Returns the case of Bert's message that Anna reported, with the message before. */
async function reported(id: string, messageId: string): Promise<string> {
  const profile = { id: bert.id, fictional: false, name: "Bert", age: 36, country: "NL", region: null, city: null };
  const kept = [
    { id: "talk-19", from: anna.id, text: "Kept by Anna", sentAt: 19 },
    { id: "talk-20", from: bert.id, text: "Kept by Bert", sentAt: 20 },
  ];
  await desk.server.db("velvet").transact(async (tx) => {
    const about = { kind: "message" as const, targetId: messageId, subjectId: bert.id, score: 9, version: 1 };
    await tx.insertMany(cases, [{ id, ...about, state: "open" as const, openedAt: 0 }]);
    const evidence = { profile: { ...profile, details: {} }, messages: kept };
    const told = { reason: "scam", words: "Look", illegal: false, at: 0, reporterId: anna.id };
    await tx.insertMany(reports, [{ id, number: "10000001", caseId: id, evidence, ...told }]);
  });
  return `/brands/velvet/cases/${id}`;
}

const action = "/brands/velvet/actions/cases.read_chat?on=case";
const show = "/brands/velvet/actions/cases.show_chat?on=case";
const asked = { conversation: "talk", reason: "Who asked for money?" };
const opened = async (who: SignedInOperator) => (await who.act(action, asked)).headers.location as string;
const looks = async () => (await desk.server.rows("velvet")).chat_look as { part: string; operator: string }[];

test("a case shows messages only after its reader signs, once for all loads of the page", async () => {
  const auditor = await desk.operator("Ada", "auditor");
  for (const who of [mia, auditor]) {
    const { status, body } = await who.read(path);
    expect([status, body.includes("Kept by"), body.includes("2 messages belong")]).toEqual([200, false, true]);
  }
  expect((await auditor.read(path)).body).toContain("Your role does not include reading messages.");
  for (const role of ["support", "analyst", "finance", "auditor"] as const) {
    const other = await desk.operator(role, role);
    for (const to of [show, action, "/brands/velvet/readings/x"]) {
      expect([role, to, (await other.send(to, {})).status]).toEqual([role, to, 403]);
    }
  }
  expect((await atOnyx.send(show, {})).status).toBe(404);
  expect((await mia.read(show)).body).toContain("data-passkey");
  expect((await mia.send(show, { step: "do" })).status).toBeGreaterThanOrEqual(400);
  expect(await looks()).toEqual([]);
  expect((await mia.act(show)).headers.location).toBe(path);
  for (const again of [false, true, false]) {
    if (again) await mia.act(show);
    const { body, headers } = await mia.read(path);
    expect([body.includes("Kept by Anna"), body.includes("Mia opened 2 messages")]).toEqual([true, true]);
    expect(headers["cache-control"]).toBe("no-store");
  }
  expect(await looks()).toHaveLength(1);
  expect((await noor.read(path)).body).not.toContain("Kept by");
  const { location } = (await noor.send("/queue", { step: "next" })).headers;
  expect((await noor.read(location as string)).body).not.toContain("Kept by");
  expect(await looks()).toHaveLength(1);
  expect((await noor.act(show)).headers.location).toBe(path);
  expect((await noor.read(path)).body).toContain("Kept by Bert");
  expect(await looks()).toHaveLength(2);
});

test("a signed reason opens ten messages at a time, and each response is shown once", async () => {
  expect((await mia.send(action, { ...asked, step: "show" })).body).toContain("data-passkey");
  for (const wrong of [{ reason: "" }, { conversation: "other" }, { conversation: "" }]) {
    expect((await mia.send(action, { ...asked, ...wrong, step: "show" })).status).toBe(422);
  }
  const reading = await opened(mia);
  expect(reading).toMatch(/^\/brands\/velvet\/readings\/[\w-]+$/);
  const page = await mia.read(reading);
  expect([page.status, page.body.includes("Line")]).toEqual([200, false]);
  const form = { part: "before", number: "0" };
  const answer = await mia.send(reading, form);
  expect(answer.headers["cache-control"]).toBe("no-store");
  for (const line of [9, 18]) expect(answer.body).toContain(`&lt;i&gt;Line talk ${line}&lt;/i&gt;`);
  for (const line of [8, 19]) expect(answer.body).not.toContain(`Line talk ${line}&lt;`);
  const again = await mia.send(reading, form);
  expect([again.status, again.body.includes("Line")]).toEqual([409, false]);
  expect((await mia.read(reading)).body).not.toContain("Line");
  const after = await mia.send(reading, { part: "after", number: "1" });
  expect(after.body).toContain("Line talk 30");
  expect((await looks()).map(({ part }) => part).sort()).toEqual(["after", "before", "evidence", "evidence"]);
  const { body } = await mia.read(path);
  for (const text of ["Mia read 10 earlier messages", "Who asked for money?"]) expect(body).toContain(text);
  expect((await owner.read("/audit?brand=velvet")).body).toContain("Mia read 10 later messages (21–30)");
});

test("a reading belongs to its operator, and another brand's case or conversation shows no message", async () => {
  const reading = await opened(mia);
  for (const who of [noor, owner]) {
    expect((await who.read(reading)).status).toBe(404);
    expect((await who.send(reading, { part: "after", number: "0" })).status).toBe(404);
  }
  expect((await atOnyx.read(reading)).status).toBe(404);
  for (const to of [reading, path, action]) {
    expect((await atOnyx.read(to.replace("velvet", "onyx"))).status, to).toBe(404);
  }
  expect((await desk.read(reading)).status).toBe(302);
  expect((await mia.send(reading, { part: "constructor", number: "0" })).body).not.toContain("Line");
  expect((await mia.read(`${reading}/pictures/talk-21`)).status).toBe(404);
});

test("an order needs the permission for orders, and leaves no mark in the members' exports", async () => {
  const order = {
    ...{ kind: "inform", authority: "Court of Utrecht", country: "NL", reference: "7/26", items: "1" },
    ...{ category: "STATEMENT_CATEGORY_SCAMS_AND_FRAUD", facts: "The messages with Anna." },
  };
  await senior.act(`/brands/velvet/actions/members.order?on=${bert.id}`, order);
  const [, to = ""] =
    /href="([^"]*authorities\.read_chat[^"]*)"/.exec((await senior.read("/brands/velvet/law")).body) ?? [];
  const fields = { other: `https://velvet.example/members/${anna.id}`, exports: "", reason: "As the order says" };
  expect((await mia.send(to, { ...fields, step: "show" })).status).toBe(403);
  expect((await senior.send(to, { ...fields, other: "Anna", step: "show" })).status).toBe(422);
  const reading = (await senior.act(to, fields)).headers.location as string;
  const { body } = await senior.send(reading, { part: "before", number: "0" });
  expect(body).toContain("Line talk 40");
  const { chat_look } = await desk.server.rows("velvet");
  expect(chat_look).toContainEqual(expect.objectContaining({ kind: "authority", firstId: "", secondId: "" }));
});

test("no message is in the audit, with the looks, or in the operators' database", async () => {
  const { audit, audit_words, chat_look, chat_reading } = await desk.server.rows("velvet");
  const tables = Object.values(controlTables).filter((each) => is(each, Table)) as unknown as PgTable[];
  const control = await desk.control.read(({ drizzle }) =>
    Promise.all(tables.map((table) => drizzle.select(getTableColumns(table)).from(table))),
  );
  expect(control.flat().length).toBeGreaterThan(10);
  const kept = JSON.stringify([audit, audit_words, chat_look, chat_reading, control]);
  expect(kept).toContain("Who asked for money?");
  for (const text of ["Line talk", "Kept by"]) expect(kept).not.toContain(text);
});
