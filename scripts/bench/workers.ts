import { load, type Target, warmUp } from "./load";
import { type Running, start } from "./process";
import { median, type Pace, type Row, row } from "./rows";
import { hostOf, logIn } from "./sites";

const PAGE = "/members?gender=female&age=all&country=";
const CONNECTIONS = 16;

/** Compares pages per second of several workers with one worker, on the same data in turns. */
export async function workersRow(env: Record<string, string>, slug: string, pace: Pace): Promise<Row> {
  const [one, four] = await Promise.all(
    ["1", "4"].map((workers) => start(["scripts/serve.mjs"], { ...env, WORKERS: workers })),
  );
  try {
    const headers = { Cookie: await logIn(one!, slug) }; // both servers share the data, and so the session
    const page = (server: Running): Target => ({ server, host: hostOf(slug), path: PAGE, headers });
    await warmUp(page(one!), { connections: CONNECTIONS });
    await warmUp(page(four!), { processes: 4, connections: CONNECTIONS });
    const rateOf = async (server: Running) => (await load(page(server), pace.ms, CONNECTIONS)).rate;
    const measured: { one: number; four: number }[] = [];
    for (let round = 0; round < pace.rounds; round++) {
      measured.push({ one: await rateOf(one!), four: await rateOf(four!) });
    }
    return row("4 workers against 1, search page", median(measured.map((each) => each.four / each.one)), ">= 1.7", {
      rate: median(measured.map((each) => each.four)),
      reference_rate: median(measured.map((each) => each.one)),
    });
  } finally {
    await Promise.all([one!.stop(), four!.stop()]);
  }
}
