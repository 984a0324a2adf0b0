import { type ClientRequest, get } from "node:http";
import { calls } from "~/app/contract/calls";
import { startSession } from "~/app/domain/account/sessions/sessions";
import type { Member } from "~/app/domain/member";
import { grant } from "~/app/domain/money/ledger/ledger";
import { conversationWith } from "~/app/domain/talk/chats/chats";
import { accountIds } from "./bench.queries";
import { fetchOnce, p99 } from "./load";
import { memoryOf, type Running } from "./process";
import { median, type Row, row } from "./rows";
import { hostOf, type Place, siteIn } from "./sites";

const STREAMS = 2_000;
/** Messages sent during the measurement, each by another member. */
const MESSAGES = 200;
const AT_ONCE = 50;
/** The credits of each sender, enough for all messages. */
const CREDITS = 10_000;
const MOST_MB = 200;
const MOST_MS = 1_000;

interface Listener {
  id: string;
  cookie: string;
}

/** Measures the memory of 2,000 event streams in one process, and the time from a sender to the reader's stream. */
export async function streamRows(server: Running, place: Place, slug: string): Promise<Row[]> {
  const listeners = await loggedIn(place, slug, STREAMS);
  const ready = await talks(place, slug, listeners, MESSAGES);
  const before = memoryOf(server.pid);
  const waiting = new Map<string, (at: number) => void>();
  const hear = (text: string) => {
    for (const [, said] of text.matchAll(/"text":"(bench \d+)"/g)) waiting.get(said!)?.(performance.now());
  };
  const open: ClientRequest[] = [];
  const left = [...listeners];
  const openInTurn = async () => {
    for (let next = left.pop(); next; next = left.pop()) open.push(await listen(server, slug, next, hear));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, openInTurn));
  const mb = memoryOf(server.pid) - before;

  const took: number[] = [];
  for (const [index, { cookie, conversation }] of ready.entries()) {
    const text = `bench ${index}`;
    const heard = new Promise<number>((resolve) => waiting.set(text, resolve));
    const headers = { Cookie: cookie, "Content-Type": "application/json" };
    const begin = performance.now();
    const body = JSON.stringify({ conversation, text, key: text });
    const { status } = await fetchOnce(
      { server, host: hostOf(slug), path: calls.messages, headers },
      { method: "POST", body },
    );
    if (status !== 201) throw new Error(`A message was answered ${status}`);
    took.push((await heard) - begin);
  }
  for (const stream of open) stream.destroy();
  const slowest = p99([...took].sort((a, b) => a - b));
  return [
    row(`memory of 2,000 streams of events, against ${MOST_MB} MB`, mb / MOST_MB, "<= 1", {
      mb,
      kb_each: (mb * 1024) / STREAMS,
    }),
    row(`p99 from a sender to the reader's stream among 2,000, against 1 s`, slowest / MOST_MS, "<= 1", {
      p99_ms: slowest,
      ms: median(took),
    }),
  ];
}

export async function loggedIn(place: Place, slug: string, count: number): Promise<Listener[]> {
  const { site, databases } = siteIn(place, slug);
  const ids = await site.db.read((conn) => accountIds(conn, count));
  const listeners = await site.db.transact(async (tx) => {
    const all: Listener[] = [];
    for (const id of ids) all.push({ id, cookie: `session=${await startSession(site, tx, id)}` });
    return all;
  });
  await databases.close();
  return listeners;
}

/** Creates conversations between neighbours; the first of each pair has credits. */
export async function talks(place: Place, slug: string, listeners: Listener[], count: number) {
  const { site, databases } = siteIn(place, slug);
  const begun: { cookie: string; conversation: string }[] = [];
  for (let index = 0; begun.length < count; index += 2) {
    const [from, to] = [listeners[index]!, listeners[index + 1]!];
    const member = { id: from.id, confirmedAt: 1, spendingCap: null } as Member;
    await site.db.transact((tx) => grant(site, tx, member, { amount: CREDITS, cause: "grant", key: "streams" }));
    begun.push({ cookie: from.cookie, conversation: await conversationWith(site, member, to.id) });
  }
  await databases.close();
  return begun;
}

/** Opens a stream and waits for its first bytes. */
function listen(
  server: Running,
  slug: string,
  { cookie }: Listener,
  hear: (text: string) => void,
): Promise<ClientRequest> {
  return new Promise((opened, fail) => {
    const headers = { Host: hostOf(slug), Cookie: cookie, Accept: "text/event-stream" };
    const asking = get(
      { port: server.port, host: "127.0.0.1", path: calls.events, headers, agent: false },
      (answer) => {
        if (answer.statusCode !== 200) return fail(new Error(`A stream was answered ${answer.statusCode}`));
        answer
          .setEncoding("utf8")
          .on("data", hear)
          .on("error", () => {});
        opened(asking);
      },
    );
    asking.on("error", fail);
  });
}
