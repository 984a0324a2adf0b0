import { setTimeout as sleep } from "node:timers/promises";
import { fetchOnce } from "./load";
import { memoryOf, type Running } from "./process";
import { median, type Row, row } from "./rows";
import { addSite, hostOf, type Place } from "./sites";

const MANY_MB = 300;

/** New sites, sites that nobody has asked for yet, and many at once. `sites`: how many are open at each look. */
export async function tenantRows(server: Running, place: Place, warm: string, sites: number[]): Promise<Row[]> {
  const rows: Row[] = [await noticed(server, place)];
  for (let index = 0; index < sites.at(-1)!; index++) addSite(place, slugAt(index));
  await goodAnswer(server, slugAt(sites.at(-1)! - 1));
  rows.push(await cold(server, warm));
  const before = memoryOf(server.pid);
  let open = 0;
  for (const count of sites) {
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

/** The first page of sites whose database is still to be made, against that of a warm site. */
async function cold(server: Running, warm: string): Promise<Row> {
  const times: { cold: number; warm: number }[] = [];
  for (let index = 0; index < 8; index++) {
    times.push({ cold: await firstPage(server, slugAt(index)), warm: await firstPage(server, warm) });
  }
  return row(
    "first page of a cold tenant, against a warm one",
    median(times.map((each) => each.cold / each.warm)),
    "<= 3",
    {
      ms: median(times.map((each) => each.cold)),
      reference_ms: median(times.map((each) => each.warm)),
    },
  );
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
