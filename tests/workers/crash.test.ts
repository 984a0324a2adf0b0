import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { grant } from "~/app/domain/ledger/ledger";
import { idMaker } from "~/db/ids";
import { type Answer, type Joined, startServer, type TestServer } from "../support/server";

const HOST = "velvet.example";
const WRITERS = 32;
const EACH = 10;
const GRANTED = 1_000;
const desk = { newId: idMaker(Date.now, randomBytes), now: Date.now };

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ velvet: { credits: { perMessage: 1 } } }, { WORKERS: "4" });
}, 60_000);

afterAll(() => server?.stop());

test("a worker that is killed under writes loses nothing that was acknowledged, doubles nothing, and is replaced", async () => {
  const receiver = await server.join(HOST, "Rosa");
  const members = [await server.join(HOST, "Anna"), await server.join(HOST, "Bert")];
  for (const { id } of members) {
    const credits = { amount: GRANTED, cause: "grant" as const, key: id };
    await server.db("velvet").transact((tx) => grant(desk, tx, { id }, credits));
  }
  const conversations = await Promise.all(members.map((member) => conversationWith(member, receiver)));
  const sent = members.map(() => 0);
  let interrupted = 0;

  async function write(writer: number): Promise<void> {
    const who = writer % members.length;
    for (let index = 0; index < EACH; index++) {
      const json = { conversation: conversations[who], text: `${writer} ${index}`, key: `${writer} ${index}` };
      // As a person's browser does: the same message again until it is acknowledged.
      while (!(await acknowledged(members[who]!, json))) interrupted++;
      sent[who]!++;
    }
  }

  const before = server.workers();
  expect(before).toHaveLength(4);
  const [first, second] = before as [number, number];
  const writing = Array.from({ length: WRITERS }, (_, writer) => write(writer));
  await Promise.all([killAfter(first, 40), killAfter(second, 120), ...writing]);

  async function killAfter(worker: number, messages: number): Promise<void> {
    while (sent[0]! + sent[1]! < messages) await pause(2);
    process.kill(worker, "SIGKILL");
    await expect.poll(robots, { timeout: 30_000 }).toBe(200);
  }

  const rows = await server.rows("velvet");
  const keys = rows.message!.map((row) => (row as { key: string }).key);
  expect(keys.toSorted()).toEqual(writers().toSorted());
  for (const [who, { id }] of members.entries()) {
    const entries = rows.ledger_entry!.filter((row) => (row as { accountId: string }).accountId === id);
    const [account] = rows.ledger_account!.filter((row) => (row as { id: string }).id === id);
    const sum = entries.reduce<number>((total, row) => total + (row as { amount: number }).amount, 0);
    expect(account).toMatchObject({ balance: GRANTED - sent[who]! });
    expect(sum).toBe(GRANTED - sent[who]!);
  }
  expect(interrupted).toBeGreaterThan(0);
  await expect.poll(() => server.workers().length, { timeout: 20_000 }).toBe(4);
  expect(server.workers()).not.toContain(first);
  expect(server.log()).toContain("a worker ended: another one takes its place");
}, 120_000);

function writers(): string[] {
  return Array.from({ length: WRITERS * EACH }, (_, index) => `${Math.floor(index / EACH)} ${index % EACH}`);
}

async function conversationWith({ cookie }: Joined, { id }: Joined): Promise<string> {
  const path = `/api/chat.php?profile=${id}`;
  return (await server.ask({ host: HOST, path, headers: { Cookie: cookie } })).json().id;
}

async function robots(): Promise<number | undefined> {
  return (await unlessCut(server.ask({ host: HOST, path: "/robots.txt" })))?.status;
}

/** Undefined where the connection ended with the worker that had it. To be left waiting is something else. */
function unlessCut(answer: Promise<Answer>): Promise<Answer | undefined> {
  return answer.catch((error) => {
    if (error.message === "no answer in time") throw error;
    return undefined;
  });
}

async function acknowledged({ cookie }: Joined, json: object): Promise<boolean> {
  const request = { host: HOST, method: "POST", path: "/api/messages.php", headers: { Cookie: cookie }, json };
  const answer = await unlessCut(server.ask(request));
  if (answer && answer.status >= 400) throw new Error(`a message was refused: ${answer.status} ${answer.body}`);
  return answer !== undefined;
}
