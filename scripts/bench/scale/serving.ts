import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { calls } from "~/app/contract/calls";
import { fetchOnce, load, p99, type Target, warmUp } from "../load";
import type { Prepared } from "../preparing";
import { cpuSeconds, memoryOf, processesOf, type Running, start } from "../process";
import { median, type Row, row } from "../rows";
import { hostOf, type Place } from "../sites";
import { type Probed, startProbed } from "./heap";

export const LARGE = "large";
export const slugAt = (index: number) => `t${index}`;

interface Side<Server> {
  server: Server;
  people: Prepared[];
}

interface Measured {
  bare: Side<Probed>;
  place: Place;
  settings: Record<string, string>;
  people: Prepared[];
  count: number;
}

/** Limits that an operator would notice, in the unit of the row. */
const LIMITS = { closedKb: 2, startSeconds: 60, idle: 0.02, files: 1024, coldMs: 100, reloadSeconds: 5 };
const IDLE_FOR = 30_000;
/** How long to wait for the work that follows the start, in ms. */
const SETTLED_AFTER = 15_000;
/** The number of visited tenants, which is more than a process keeps open. */
const VISITED = 150;
const ROUNDS = 7;
/** Number of message rounds to discard while the new server compiles its code. */
const COMPILING = 12;
const SEARCH = `${calls.search}?gender=female&min_age=25&max_age=45&pp=12`;

export async function measured({ bare, place, settings, people, count }: Measured): Promise<Row[]> {
  const looks = join(settings.DATA_DIR!, ".outbox-looks.json");
  rmSync(looks, { force: true });
  const server = await startProbed(settings);
  const of = (what: string) => `${what}, ${count.toLocaleString("en")} tenants`;
  const rows: Row[] = [];
  try {
    const started = await startSeconds(server, count);
    rows.push(
      row(of("processor's seconds of a start, against a minute"), started / LIMITS.startSeconds, "<= 1", {
        seconds: started,
      }),
    );
    const first = await firstRoundSeconds(server, looks, count);
    rows.push(
      row(
        of("processor's seconds of the first look at each, against a minute a thousand"),
        first / LIMITS.startSeconds / Math.max(1, count / 1_000),
        "<= 1",
        {
          seconds: first,
        },
      ),
    );
    if (count > 1) {
      const kb = ((await server.heap()) - (await bare.server.heap())) / (count - 1);
      // Skips fewer than a hundred tenants, where other differences between the heaps dominate.
      if (count >= 100)
        rows.push(row(of("memory of a closed tenant, against 2 kB"), kb / LIMITS.closedKb, "<= 1", { kb }));
      rows.push(await coldRow(of("first page of a cold tenant, against 100 ms of the processor"), server, count));
      rows.push(await reloadRow(of("a changed config to its first page, against 5 s"), server, place, count));
    }
    const files = readdirSync(`/proc/${server.pid}/fd`).length;
    rows.push(
      row(of(`open files, against ${LIMITS.files}`), files / LIMITS.files, "<= 1", { files, mb: memoryOf(server.pid) }),
    );
    const many = { server, people };
    rows.push(await searchRow(of("search p99, against one tenant alone"), many, bare));
    rows.push(await writesRow(of("processor of a message, against one tenant alone"), many, bare, count));
  } finally {
    await server.stop();
  }
  rows.push(await idleRow(of("an idle server of two workers, against a fiftieth of a core"), settings));
  return rows;
}

/** Returns the seconds until the last tenant is served. */
async function startSeconds(server: Running, count: number): Promise<number> {
  await page(server, count > 1 ? slugAt(count - 1) : LARGE);
  return cpuSeconds(server.pid);
}

/** Measures the outbox's first round past all tenants. The outbox saves its result after the round. */
async function firstRoundSeconds(server: Running, looks: string, count: number): Promise<number> {
  const before = cpuSeconds(server.pid);
  const until = performance.now() + 60_000 + 50 * count;
  while (!existsSync(looks)) {
    if (performance.now() > until) throw new Error("The outbox's first round did not end");
    await sleep(200);
  }
  return cpuSeconds(server.pid) - before;
}

/** Measures an idle server: rounds past tenants, checks of their folders. */
async function idleRow(name: string, settings: Record<string, string>): Promise<Row> {
  const server = await start(["scripts/serve.mjs"], { ...settings, WORKERS: "2" });
  const used = () => processesOf(server.pid).reduce((sum, pid) => sum + cpuSeconds(pid), 0);
  try {
    await sleep(SETTLED_AFTER);
    const before = used();
    const begin = performance.now();
    await sleep(IDLE_FOR);
    const share = (used() - before) / ((performance.now() - begin) / 1000);
    return row(name, share / LIMITS.idle, "<= 1", { percent: share * 100 });
  } finally {
    await server.stop();
  }
}

async function coldRow(name: string, server: Running, count: number): Promise<Row> {
  const slugs = Array.from({ length: Math.min(VISITED, count - 1) }, (_, index) => slugAt(1 + index));
  const before = cpuSeconds(server.pid);
  const begin = performance.now();
  for (const slug of slugs) await page(server, slug);
  const cpu = ((cpuSeconds(server.pid) - before) / slugs.length) * 1000;
  const ms = (performance.now() - begin) / slugs.length;
  return row(name, cpu / LIMITS.coldMs, "<= 1", { cpu: cpu * 1000, ms });
}

async function reloadRow(name: string, server: Running, { tenantsDir }: Place, count: number): Promise<Row> {
  const took: number[] = [];
  for (let round = 0; round < 5; round++) {
    const slug = slugAt(1 + ((round * 7) % (count - 1)));
    const file = join(tenantsDir, slug, "tenant.json");
    const renamed = `Renamed ${count} ${round}`;
    const begin = performance.now();
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, "utf8")), name: renamed }));
    while (!(await page(server, slug)).includes(renamed)) await sleep(20);
    took.push((performance.now() - begin) / 1000);
  }
  return row(name, median(took) / LIMITS.reloadSeconds, "<= 1", { seconds: median(took) });
}

async function searchRow(name: string, ...sides: [Side<Running>, Side<Running>]): Promise<Row> {
  const targets = sides.map(({ server, people }): Target => {
    return { server, host: hostOf(LARGE), path: SEARCH, headers: { Cookie: people[0]!.cookie } };
  });
  for (const target of targets) await warmUp(target);
  const rounds: number[][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push([]);
    for (const target of targets) rounds[round]!.push(p99((await load(target, 700, 1)).latencies));
  }
  const [ours, theirs] = [0, 1].map((side) => median(rounds.map((round) => round[side]!)));
  return row(name, median(rounds.map(([one, other]) => one! / other!)), "<= 1.5", {
    p99_ms: ours!,
    reference_p99_ms: theirs!,
  });
}

/** Sends sixteen messages at once, each in its own conversation, on both servers in turns after warm-up. */
async function writesRow(name: string, ours: Side<Running>, theirs: Side<Running>, run: number): Promise<Row> {
  const figures: Record<"cpu" | "rate", number>[][] = [[], []];
  for (let round = 0; round < COMPILING + 7; round++) {
    for (const [at, side] of [ours, theirs].entries()) {
      const figure = await written(side, `${run} ${round}`);
      if (round >= COMPILING) figures[at]!.push(figure);
    }
  }
  const of = (at: number, what: "cpu" | "rate") => median(figures[at]!.map((each) => each[what]));
  return row(name, of(0, "cpu") / of(1, "cpu"), "<= 1.3", {
    ...{ cpu: of(0, "cpu"), reference_cpu: of(1, "cpu") },
    ...{ rate: of(0, "rate"), reference_rate: of(1, "rate") },
  });
}

async function written({ server, people }: Side<Running>, run: string) {
  const left = [...people];
  const before = cpuSeconds(server.pid);
  const begin = performance.now();
  const inTurn = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const headers = { Cookie: next.cookie, "Content-Type": "application/json" };
      const body = JSON.stringify({
        conversation: next.conversation,
        text: "Shall we meet?",
        key: `${run} ${next.id}`,
      });
      const target = { server, host: hostOf(LARGE), path: calls.messages, headers };
      const { status, bytes } = await fetchOnce(target, { method: "POST", body });
      if (status !== 201) throw new Error(`A message was answered ${status}: ${bytes}`);
    }
  };
  await Promise.all(Array.from({ length: 16 }, inTurn));
  const seconds = (performance.now() - begin) / 1000;
  return { cpu: ((cpuSeconds(server.pid) - before) / people.length) * 1e6, rate: people.length / seconds };
}

async function page(server: Running, slug: string): Promise<string> {
  const { status, bytes } = await fetchOnce({ server, host: hostOf(slug), path: "/" });
  if (status !== 200) throw new Error(`${slug} answered ${status}`);
  return `${bytes}`;
}
