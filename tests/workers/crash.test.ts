import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { grant } from "~/app/domain/money/ledger/ledger";
import { idMaker } from "~/db/ids";
import { accounts } from "~/db/tables";
import { type Answer, type Joined, startServer, type TestServer } from "../support/server";
import { volume } from "../support/share";

const HOST = "velvet.example";
const WRITERS = volume(8, 32);
const WORKERS = volume(2, 4);
const KILLS = volume(1, 50);
/**
 * Messages per sender, and more until a kill has interrupted a response. A resent message counts again: together they
 * stay below the limit per minute.
 */
const EACH = volume(12, 28);
const MOST = volume(55, 36);
const GRANTED = 1_000;
const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const desk = { newId: idMaker(Date.now, randomBytes), now: Date.now };

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ velvet: { credits: { perMessage: 1 } } }, { WORKERS: `${WORKERS}` });
});

afterAll(() => server?.stop());

test("a worker killed during writes loses no acknowledged message, doubles none, and is replaced", async () => {
  const receiver = await server.join(HOST, "Rosa");
  // One member for each sender, because messages per minute are limited.
  const members = await Promise.all(
    Array.from({ length: WRITERS }, (_, writer) =>
      server.join(HOST, `Anna ${LETTERS[writer % 26]}${LETTERS[writer >> 4]}`),
    ),
  );
  for (const { id } of members) {
    const credits = { amount: GRANTED, cause: "grant" as const, key: id };
    await server.db("velvet").transact((tx) => grant(desk, tx, { id }, credits));
  }
  // Established members may send 60 a minute.
  await server
    .db("velvet")
    .transact(async ({ drizzle }) => void (await drizzle.update(accounts).set({ signedUpAt: 0 })));
  const conversations = await Promise.all(members.map((member) => conversationWith(member, receiver)));
  const sent = members.map(() => 0);
  const killed: number[] = [];
  let interrupted = 0;
  let killing = true;

  async function write(writer: number): Promise<void> {
    const who = writer % members.length;
    for (let index = 0; index < EACH || (killing && index < MOST); index++) {
      const json = { conversation: conversations[who], text: `${writer} ${index}`, key: `${writer} ${index}` };
      // Like a browser: repeats the message until it is acknowledged.
      while (!(await acknowledged(members[who]!, json))) interrupted++;
      sent[who]!++;
    }
  }

  const before = server.workers();
  expect(before).toHaveLength(WORKERS);
  const writing = Array.from({ length: WRITERS }, (_, writer) => write(writer));
  await Promise.all([killSome(), ...writing]);

  async function killSome(): Promise<void> {
    while (killed.length < KILLS || (interrupted === 0 && total(sent) < WRITERS * MOST)) {
      const messages = ((killed.length + 1) * WRITERS * EACH) / (KILLS + 2);
      while (total(sent) < Math.min(messages, WRITERS * MOST)) await pause(2);
      const workers = server.workers();
      const worker = workers[Math.floor(Math.random() * workers.length)]!;
      process.kill(worker, "SIGKILL");
      killed.push(worker);
      await expect.poll(robots).toBe(200);
    }
    killing = false;
  }

  const rows = await server.rows("velvet");
  const keys = rows.message!.map((row) => (row as { key: string }).key);
  expect(keys.toSorted()).toEqual(keysOf(sent).toSorted());
  for (const [who, { id }] of members.entries()) {
    const entries = rows.ledger_entry!.filter((row) => (row as { accountId: string }).accountId === id);
    const [account] = rows.ledger_account!.filter((row) => (row as { id: string }).id === id);
    const sum = entries.reduce<number>((total, row) => total + (row as { amount: number }).amount, 0);
    expect(account).toMatchObject({ balance: GRANTED - sent[who]! });
    expect(sum).toBe(GRANTED - sent[who]!);
  }
  expect(interrupted).toBeGreaterThan(0);
  await expect.poll(() => server.workers().length).toBe(WORKERS);
  for (const worker of killed) expect(server.workers()).not.toContain(worker);
  expect(server.log()).toContain("a worker ended: another one takes its place");
}, 900_000);

function total(sent: readonly number[]): number {
  return sent.reduce((sum, each) => sum + each);
}

function keysOf(sent: readonly number[]): string[] {
  return sent.flatMap((count, writer) => Array.from({ length: count }, (_, index) => `${writer} ${index}`));
}

async function conversationWith({ cookie }: Joined, { id }: Joined): Promise<string> {
  const path = `/api/chat.php?profile=${id}`;
  return (await server.ask({ host: HOST, path, headers: { Cookie: cookie } })).json().id;
}

async function robots(): Promise<number | undefined> {
  return (await unlessCut(server.ask({ host: HOST, path: "/robots.txt" })))?.status;
}

/** Undefined if the connection ended with its worker. A response that never comes still fails. */
function unlessCut(answer: Promise<Answer>): Promise<Answer | undefined> {
  return answer.catch((error) => {
    if (error.message === "no answer in time") throw error;
    return undefined;
  });
}

async function acknowledged({ cookie }: Joined, json: object): Promise<boolean> {
  const request = { host: HOST, method: "POST", path: "/api/messages.php", headers: { Cookie: cookie }, json };
  const answer = await unlessCut(server.ask(request));
  // A busy machine may exceed a request's deadline. The browser repeats such a message, too.
  if (answer?.status === 503) return false;
  if (answer && answer.status >= 400) throw new Error(`a message was refused: ${answer.status} ${answer.body}`);
  return answer !== undefined;
}
