/**
 * Simulated members who write, like and buy during faults. Each repeats a request until it is acknowledged, as a
 * browser does. Acknowledged writes can then be compared with the database.
 */
import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import { grant } from "~/app/domain/money/ledger/ledger";
import { idMaker } from "~/db/ids";
import { accounts } from "~/db/tables";
import { everyRow } from "~/tests/support/contents";
import type { Answer, Ask } from "./exchange";
import type { Nodes } from "./nodes";
import type { Joined } from "./server";

const GRANTED = 1_000;
export const PACKAGE = { id: "ten", credits: 10, prices: { GB: { amount: 1000, currency: "GBP" } } };

/** The pause between two actions, in ms. Longer than any Retry-After, so no retry comes too early. */
const PAUSE = 1_100;

export interface PersistentPeople {
  /** Number of acknowledged actions. */
  done(): number;
  /** Responses of 500 and above, and connections that ended without one. */
  failures: Failure[];
  /** Longest response in ms. */
  longest(): number;
  /** Resolves when each has finished its action. */
  stop(): Promise<void>;
  /** Checks that each acknowledged action is in the database once. */
  check(): Promise<void>;
}

export interface Failure {
  status: number | undefined;
  body: string;
  path: string;
  ms: number;
}

interface Brand {
  nodes: Nodes;
  host: string;
  slug: string;
}

interface Parts extends Brand {
  people: Joined[];
  receiver: Joined;
  /** A word that separates the actions of this round from earlier ones. */
  round: string;
}

/** Signs up `count` members with credits, and a recipient for their messages. */
export async function settlePeople({ nodes, host, slug, count }: Brand & { count: number }) {
  const receiver = await persistentJoin(nodes, host, "Rosa");
  const names = Array.from({ length: count }, (_, index) => `Anna ${"abcdefghijkl"[index]}`);
  const people = await Promise.all(names.map((name) => persistentJoin(nodes, host, name)));
  const desk = { newId: idMaker(Date.now, randomBytes), now: Date.now };
  await nodes.databases.of(slug).transact(async (tx) => {
    for (const { id } of people) await grant(desk, tx, { id }, { amount: GRANTED, cause: "grant", key: id });
    // Moves the sign-up into the past, because established members may send 60 messages a minute.
    await tx.drizzle.update(accounts).set({ signedUpAt: 0 });
  });
  return { receiver, people };
}

/** Signs a member up. Tries again with another address, because HAProxy may just have left an overloaded machine. */
async function persistentJoin(nodes: Nodes, host: string, name: string): Promise<Joined> {
  for (let tries = 1; ; tries++) {
    const joining = nodes.join(host, `${name} ${"x".repeat(tries)}`);
    const joined = await joining.catch((error: Error) => error);
    if (!(joined instanceof Error)) return joined;
    if (tries === 5 || !/: 50\d /.test(joined.message)) throw joined;
  }
}

export async function startPeople({ nodes, host, slug, people, receiver, round }: Parts): Promise<PersistentPeople> {
  const failures: Failure[] = [];
  const sent: string[] = [];
  const liked = new Set<string>();
  const bought: string[] = [];
  let longest = 0;
  let going = true;

  async function answerTo(request: Ask): Promise<Answer | undefined> {
    const began = performance.now();
    const answer = await nodes.ask({ host, ...request }).catch((error: Error) => {
      if (error.message === "no answer in time") throw error;
      return undefined;
    });
    const ms = performance.now() - began;
    longest = Math.max(longest, ms);
    if (answer && answer.status < 500) return answer;
    failures.push({ status: answer?.status, body: answer?.body ?? "", path: request.path, ms });
    return undefined;
  }

  async function acknowledged(who: Joined, request: Ask): Promise<Answer> {
    for (;;) {
      const answer = await answerTo({ ...request, headers: { Cookie: who.cookie } });
      if (answer && answer.status < 400) return answer;
      if (answer) throw new Error(`${request.path} was refused: ${answer.status} ${answer.body}`);
      await pause(100);
    }
  }

  async function live(who: Joined, index: number): Promise<void> {
    const chat = await acknowledged(who, { path: `/api/chat.php?profile=${receiver.id}` });
    const conversation: string = chat.json().id;
    for (let turn = 0; going; turn++) {
      const key = `${round} ${index} ${turn}`;
      const message = { conversation, text: key, key };
      await acknowledged(who, { method: "POST", path: "/api/messages.php", json: message });
      sent.push(key);
      const other = people[(index + 1 + turn) % people.length]!;
      if (other !== who) {
        await acknowledged(who, { method: "POST", path: "/api/likes.php", json: { profile: other.id } });
        liked.add(`${who.id} ${other.id}`);
      }
      if (turn % 10 === 0) await buy(who, key);
      await pause(PAUSE);
    }
  }

  async function buy(who: Joined, key: string): Promise<void> {
    const form = { key, price: "1000", lives: "GB", begin: "on" };
    const path = `/credits/${PACKAGE.id}?country=GB`;
    const order = await acknowledged(who, { method: "POST", path, form });
    const pay = await acknowledged(who, { path: order.headers.location! });
    const [, sandbox] = /(\/payments\/sandbox\/[0-9a-f-]{32,36})/.exec(pay.headers.location ?? pay.body) ?? [];
    if (!sandbox) throw new Error(`there is nothing to pay: ${order.headers.location} ${pay.status} ${pay.body}`);
    await acknowledged(who, { method: "POST", path: sandbox, form: { choice: "twice" } });
    bought.push(key);
  }

  const living = Promise.all(people.map(live));
  living.catch(() => {}); // `stop` reports the error
  return {
    done: () => sent.length,
    failures,
    longest: () => longest,
    async stop() {
      going = false;
      await living;
    },
    async check() {
      const all = () => nodes.databases.of(slug).read(everyRow) as Promise<Record<string, Row[]>>;
      const paid = async () =>
        (await all()).payment_order!.filter(({ state }) => state === "paid").map(({ key }) => key);
      // Waits for the provider's notices, which come by the outbox. A killed machine may still have leased these jobs.
      await expect.poll(paid, { timeout: 100_000 }).toEqual(expect.arrayContaining(bought));
      const rows = await all();
      const keys = rows.message!.map(({ key }) => `${key}`).filter((key) => key.startsWith(`${round} `));
      expect(keys.toSorted()).toEqual(sent.toSorted());
      const likes = rows.likes!.map(({ fromId, toId }) => `${fromId} ${toId}`);
      expect(likes).toEqual(expect.arrayContaining([...liked]));
      for (const { id } of people) {
        const written = rows.message!.filter(({ fromId }) => fromId === id).length;
        const orders = rows.payment_order!.filter(({ memberId, state }) => memberId === id && state === "paid").length;
        const entries = rows.ledger_entry!.filter(({ accountId }) => accountId === id);
        const balance = GRANTED + PACKAGE.credits * orders - written;
        expect(entries.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(balance);
        expect(rows.ledger_account!.find((account) => account.id === id)).toMatchObject({ balance });
      }
    },
  };
}

type Row = Record<string, unknown>;
