// @engines postgres
// @tier full
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { catalogues } from "~/app/locales/catalogues";
import { type Listening, listenTo } from "../support/event-stream";
import { type Node, type Nodes, needsMachines, startNodes } from "../support/nodes";
import { startReplica } from "../support/own-postgres";
import { PACKAGE, type PersistentPeople, settlePeople, startPeople } from "../support/persistent-people";
import type { Joined } from "../support/server";
import { volume } from "../support/share";

const HOST = "velvet.example";
const PEOPLE = volume(4, 8);
/** In ms: with --full on a busy machine. */
const LONGEST = volume(120_000, 600_000);
const SITE = {
  demo: true,
  languages: ["en", "nl"] as ("en" | "nl")[],
  credits: { perMessage: 1, packages: [PACKAGE] },
};

describe("three machines during faults", needsMachines(), () => {
  let nodes: Nodes;
  let receiver: Joined;
  let people: Joined[];
  let round = 0;

  beforeAll(async () => {
    nodes = await startNodes({ velvet: SITE });
    ({ receiver, people } = await settlePeople({ nodes, host: HOST, slug: "velvet", count: PEOPLE }));
  }, LONGEST);

  afterAll(() => nodes?.stop());

  /** Simulates members during `fail`. Acknowledged writes may not be lost or doubled, and failures need a message. */
  async function withPeople(fail: (life: PersistentPeople) => Promise<void>): Promise<void> {
    const life = await startPeople({ nodes, host: HOST, slug: "velvet", people, receiver, round: `${++round}` });
    const visitor = startVisitor(nodes);
    const stream = startStream(nodes, receiver);
    const more = async (count: number) => {
      const before = life.done();
      await expect.poll(life.done, { timeout: 90_000 }).toBeGreaterThanOrEqual(before + count);
    };
    await more(2);
    await fail(life);
    await more(2);
    await life.stop();
    await life.check();
    const seen = await visitor.stop();
    const gaps = await stream.stop();
    console.info(
      `${life.done()} messages; ${life.failures.length} failures; longest answer ${Math.round(Math.max(life.longest(), seen.longest))} ms; ` +
        `a visitor got ${seen.pages} pages and words ${seen.words} times; longest without a stream ${Math.round(gaps)} ms`,
    );
    for (const { status, body } of life.failures) if (status !== undefined) expect(body).toMatch(/\p{L}{4}/u);
    expect(seen.wordless).toEqual([]);
  }

  test(
    `a machine is killed, ${volume(1, 20)} times`,
    async () => {
      await withPeople(async (life) => {
        for (let kill = 0; kill < volume(1, 20); kill++) {
          const node = nodes.all[kill % 3]!;
          const before = life.done();
          await node.kill();
          await node.start();
          await expect.poll(life.done, { timeout: 90_000 }).toBeGreaterThan(before);
        }
      });
    },
    LONGEST,
  );

  test(
    "a page of a killed machine gets events from another one before that machine is back",
    async () => {
      const [sender] = people;
      const first = await listenTo(nodes, HOST, receiver);
      const killed = await killUntil(nodes, () => first.ended);
      const lostAt = performance.now();
      let second: Listening | undefined;
      const comeBack = async () => {
        second = await listenTo(nodes, HOST, receiver, { resume: first.lastId }).catch(() => undefined);
        return second?.status;
      };
      await expect.poll(comeBack, { interval: 200 }).toBe(200);
      console.info(`without a stream for ${Math.round(performance.now() - lostAt)} ms`);
      const as = { host: HOST, headers: { Cookie: sender!.cookie } };
      const chat = await nodes.ask({ ...as, path: `/api/chat.php?profile=${receiver.id}` });
      const json = { conversation: chat.json().id, text: "Are you still there?", key: "elsewhere" };
      expect(await nodes.ask({ ...as, method: "POST", path: "/api/messages.php", json })).toMatchObject({
        status: 201,
      });
      await expect.poll(() => JSON.stringify(second!.events)).toContain(json.text);
      expect(killed.pids()).toEqual([]);
      second!.leave();
      await killed.start();
    },
    LONGEST,
  );

  test("the pooler restarts", () => withPeople(() => nodes.pooler.restart()), LONGEST);

  test("without any machine, HAProxy's page informs the visitor in the browser's language", async () => {
    await Promise.all(nodes.all.map((node) => node.kill()));
    const read = (language: string) =>
      nodes.ask({ host: HOST, path: "/", headers: { "Accept-Language": `xx,${language};q=0.8` } });
    for (const [language, texts] of Object.entries(catalogues)) {
      const { status, headers, body } = await read(language);
      expect([status, headers["retry-after"], headers["cache-control"]]).toEqual([503, "5", "no-store"]);
      expect(body).toContain(`<html lang="${language}">`);
      expect(body).toContain(texts["error.unavailable"]);
    }
    await Promise.all(nodes.all.map((node) => node.start()));
    await expect.poll(async () => (await read("en")).status, { timeout: 60_000 }).toBe(200);
  });

  test(
    "a machine freezes for 30 seconds",
    async () => {
      await withPeople(async (life) => {
        nodes.all[0]!.freeze();
        const before = life.done();
        await pause(30_000);
        nodes.all[0]!.thaw();
        expect(life.done()).toBeGreaterThan(before);
      });
    },
    LONGEST,
  );

  test(
    "PostgreSQL restarts, once regularly and once after a kill",
    async () => {
      await withPeople(async () => {
        await nodes.database.restart();
        await pause(3_000);
        await nodes.database.kill();
        await pause(3_000);
        await nodes.database.start();
      });
    },
    LONGEST,
  );

  test(
    "the picture store is unavailable",
    async () => {
      await withPeople(async () => {
        nodes.store.fail(() => "hang");
        await pause(12_000);
        nodes.store.fail();
      });
    },
    LONGEST,
  );

  test(
    "PostgreSQL fails over to a promoted replica",
    async () => {
      const replica = await startReplica(nodes.database, nodes.folder);
      const { database } = nodes;
      await database.query("alter system set synchronous_standby_names = '*'");
      await database.query("select pg_reload_conf()");
      try {
        await withPeople(async () => {
          await pause(2_000);
          await database.kill();
          await pause(2_000);
          await replica.query("alter system set synchronous_standby_names = ''");
          await replica.query("select pg_promote()");
          nodes.address.moveTo(replica.port);
        });
      } finally {
        nodes.database = replica; // the former primary has ended
      }
    },
    LONGEST,
  );
});

/** Kills machines one by one, starting the wrong ones again. Returns the dead one. */
async function killUntil(nodes: Nodes, isOver: () => boolean): Promise<Node> {
  for (const node of nodes.all) {
    await node.kill();
    for (let waited = 0; waited < 4_000; waited += 50) {
      if (isOver()) return node;
      await pause(50);
    }
    await node.start();
  }
  throw new Error("it did not depend on any machine");
}

interface Seen {
  pages: number;
  words: number;
  /** Failures without a message. */
  wordless: string[];
  /** In ms. */
  longest: number;
}

/** Simulates a Dutch visitor who opens one page after the other. */
function startVisitor(nodes: Nodes): { stop(): Promise<Seen> } {
  const seen: Seen = { pages: 0, words: 0, wordless: [], longest: 0 };
  let looking = true;
  async function look(): Promise<void> {
    for (let turn = 0; looking; turn++) {
      const began = performance.now();
      const headers = { "Accept-Language": "nl" };
      const path = `/${["", "login", "faq"][turn % 3]}`;
      const answer = await nodes.ask({ host: HOST, path, headers }).catch((error: Error) => error);
      seen.longest = Math.max(seen.longest, performance.now() - began);
      if (answer instanceof Error) seen.wordless.push(answer.message);
      else if (answer.status < 500) seen.pages++;
      else if (/Probeer het/.test(answer.body)) seen.words++;
      else seen.wordless.push(`${answer.status} ${answer.body.slice(0, 200)}`);
      await pause(50);
    }
  }
  const looked = look();
  return {
    async stop() {
      looking = false;
      await looked;
      return seen;
    },
  };
}

/** Keeps a page's stream open as a browser does. Returns the longest time without one, in ms. */
function startStream(nodes: Nodes, who: Joined): { stop(): Promise<number> } {
  let longest = 0;
  let listening = true;
  async function listen(): Promise<void> {
    let resume: string | undefined;
    let lostAt: number | undefined;
    while (listening) {
      const page = await listenTo(nodes, HOST, who, resume ? { resume } : {}).catch(() => undefined);
      if (page?.status === 200) {
        if (lostAt !== undefined) longest = Math.max(longest, performance.now() - lostAt);
        while (listening && !page.ended) await pause(20);
        resume = page.lastId;
        page.leave();
      }
      lostAt = performance.now();
      await pause(500 + Math.random() * 1_000);
    }
  }
  const listened = listen();
  return {
    async stop() {
      listening = false;
      await listened;
      return longest;
    },
  };
}
