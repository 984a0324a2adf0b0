import { setTimeout as sleep } from "node:timers/promises";
import { fetchOnce, warmUp } from "./load";
import { memoryOf, type Running, start } from "./process";
import { median, type Row, row } from "./rows";
import { addSite, hostOf, type Place } from "./sites";

const MANY_MB = 300;
const COLD = 9;

interface Sites {
  place: Place;
  settings: Record<string, string>;
  /** Numbers of open tenants to measure. */
  counts: number[];
}

/** Measures new sites, sites whose database must be created or opened, and many sites at once. */
export async function tenantRows(server: Running, { place, settings, counts }: Sites): Promise<Row[]> {
  const rows: Row[] = [await noticed(server, place)];
  for (let index = 0; index < counts.at(-1)!; index++) addSite(place, slugAt(index));
  await goodAnswer(server, slugAt(counts.at(-1)! - 1));
  rows.push(...(await cold(settings)));
  const before = memoryOf(server.pid);
  let open = 0;
  for (const count of counts) {
    for (; open < count; open++) await firstPage(server, slugAt(open));
    const more = memoryOf(server.pid) - before;
    rows.push(row(`memory of ${count} tenants, against ${MANY_MB} MB`, more / MANY_MB, "<= 1", { mb: more }));
  }
  return rows;
}

const slugAt = (index: number) => `t${index}`;

async function noticed(server: Running, place: Place): Promise<Row> {
  const times: number[] = [];
  for (let round = 0; round < 5; round++) {
    const begin = performance.now();
    addSite(place, `new${round}`);
    await goodAnswer(server, `new${round}`);
    times.push(performance.now() - begin);
  }
  return row("new tenant to its first good answer, against 1 s", median(times) / 1000, "<= 1", { ms: median(times) });
}

/**
 * Measures a site's first page, with a new database and with a closed one, against the next page. Uses a warm server
 * that keeps one database open.
 */
async function cold(settings: Record<string, string>): Promise<Row[]> {
  const server = await start(["scripts/serve.mjs"], { ...settings, OPEN_TENANTS: "1" });
  try {
    await firstPage(server, slugAt(0));
    await warmUp({ server, host: hostOf(slugAt(0)), path: "/members" });
    const made: number[] = [];
    const times: { cold: number; warm: number }[] = [];
    for (let index = 1; index <= COLD; index++) made.push(await firstPage(server, slugAt(index)));
    for (let index = 1; index <= COLD; index++) {
      times.push({ cold: await firstPage(server, slugAt(index)), warm: await firstPage(server, slugAt(index)) });
    }
    const ms = median(times.map((each) => each.cold));
    const warm = median(times.map((each) => each.warm));
    return [
      row("first page of a tenant without a database, against 100 ms", median(made) / 100, "<= 1", {
        ms: median(made),
      }),
      row("first page of a cold tenant, against a warm one", ms / warm, "<= 3", { ms, reference_ms: warm }),
    ];
  } finally {
    await server.stop();
  }
}

async function firstPage(server: Running, slug: string): Promise<number> {
  const begin = performance.now();
  const { status } = await fetchOnce({ server, host: hostOf(slug), path: "/members" });
  if (status !== 200) throw new Error(`${slug} answered ${status}`);
  return performance.now() - begin;
}

async function goodAnswer(server: Running, slug: string): Promise<void> {
  for (let tries = 0; tries < 3000; tries++) {
    const { status } = await fetchOnce({ server, host: hostOf(slug), path: "/" });
    if (status === 200) return;
    await sleep(10);
  }
  throw new Error(`${slug} was never noticed`);
}
