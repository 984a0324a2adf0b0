import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { step } from "../../progress.mjs";
import { p99 } from "../load";
import { prepareIn } from "../preparing";
import { cpuSeconds, descriptorsOf, memoryOf, processesOf, type Running, start } from "../process";
import { median, type Row, row } from "../rows";
import { addSite, hostOf, type Place } from "../sites";
import { type Crowd, type Done, gather } from "./crowd";
import { PAUSE, type World } from "./mix";

interface Wanted {
  engine: "postgres" | undefined;
  workers: number | undefined;
  /** In minutes. Undefined measures the maximum number of members instead. */
  soak: number | undefined;
}

const SLUG = "people";
const OPERATORS = "desk.localhost";
const MEMBERS = 10_000;
const SOLD = { id: "ten", credits: 10, prices: { NL: { amount: 1000, currency: "EUR" } } };
/** Concurrent members per step, until a step overloads the server. */
const STEPS = [20, 100, 400, 800, 1_600, 2_400, 3_200, 4_800];
const LIMIT_MS = 500;
const SETTLE = 8_000;
const MEASURED = 25_000;
/** Members of a soak test: few enough that growth means a leak. */
const SOAKING = 30;
const SAMPLE = 15_000;
/** Share of samples from the start, while the server warms up. */
const WARM = 0.2;
const MOST = { growth: 1.1, descriptors: 20 };

/** Simulates members on a separate server: measures the maximum number, or the state after a long run. */
export async function peopleRows({ engine, workers = 1, soak }: Wanted): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "bouquet-people-"));
  const postgres = engine && (await (await import("../../postgres-server")).startPostgresServer());
  let server: Running | undefined;
  let crowd: Crowd | undefined;
  try {
    const place: Place = {
      tenantsDir: join(folder, "tenants"),
      dataDir: join(folder, "data"),
      databaseUrl: postgres?.url,
    };
    addSite(place, SLUG, { credits: { perMessage: 1, packages: [SOLD] } });
    const most = soak === undefined ? STEPS.at(-1)! : SOAKING;
    const people = { slug: SLUG, members: MEMBERS, prepared: Math.min(most, 2_000) };
    const members = await step("Making the site", () => prepareIn(place, "people", people));
    const operatorCookie = `operator_session=${await prepareIn(place, "operator", {})}`;
    server = await start(["scripts/serve.mjs"], settingsOf(place, workers));
    let keys = 0;
    const next = () => `${Date.now().toString(36)}${keys++}`;
    const sold = { id: SOLD.id, amount: SOLD.prices.NL.amount };
    const world: World = { host: hostOf(SLUG), operatorHost: OPERATORS, operatorCookie, members, sold, next };
    crowd = gather(server, world);
    const setting = `${engine ?? "sqlite"}, ${workers} ${workers === 1 ? "worker" : "workers"}`;
    return soak === undefined
      ? await climb(server, crowd, setting)
      : await soaked(server, crowd, { minutes: soak, setting });
  } finally {
    await crowd?.stop();
    await server?.stop();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns a row for each number of members up to the first overload. The last row has the time of each action. */
async function climb(server: Running, crowd: Crowd, setting: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const count of STEPS) {
    const seen = await step(`${count} members at once`, async () => {
      await crowd.grow(count);
      await pause(SETTLE);
      crowd.taken();
      const before = cpuOf(server);
      await pause(MEASURED);
      return { ...crowd.taken(), cpu: cpuOf(server) - before };
    });
    const slowest = p99(sorted(seen.done));
    const name = `p99 of ${count} members at once, against ${LIMIT_MS} ms, ${setting}`;
    rows.push(
      row(name, slowest / LIMIT_MS, "<= 1", {
        p99_ms: slowest,
        ms: median(sorted(seen.done)),
        rate: seen.done.length / (MEASURED / 1000),
        members_a_core: count / (seen.cpu / (MEASURED / 1000)),
        percent: (seen.cpu / (MEASURED / 1000)) * 100,
        failures: seen.failures.length,
      }),
    );
    tell(seen.failures);
    if (!rows.at(-1)!.met) {
      tellActs(seen.done);
      break;
    }
  }
  return rows;
}

/** Measures memory, descriptors and errors during a long run of a few members. */
async function soaked(
  server: Running,
  crowd: Crowd,
  { minutes, setting }: { minutes: number; setting: string },
): Promise<Row[]> {
  await crowd.grow(SOAKING);
  const end = Date.now() + minutes * 60_000;
  const samples: { mb: number; files: number }[] = [];
  const failures: string[] = [];
  const done: Done[] = [];
  while (Date.now() < end) {
    await pause(SAMPLE);
    const seen = crowd.taken();
    done.push(...seen.done);
    failures.push(...seen.failures);
    const pids = processesOf(server.pid);
    const sum = (of: (pid: number) => number) => pids.reduce((total, pid) => total + of(pid), 0);
    samples.push({ mb: sum(memoryOf), files: sum(descriptorsOf) });
    console.error(
      `${samples.length * (SAMPLE / 1000)} s: ${Math.round(samples.at(-1)!.mb)} MB, ${samples.at(-1)!.files} files`,
    );
  }
  tell(failures);
  tellActs(done);
  const warm = samples.slice(Math.floor(samples.length * WARM));
  const third = Math.ceil(warm.length / 3);
  const of = (what: "mb" | "files", part: typeof warm) => median(part.map((sample) => sample[what]));
  const [early, late] = [warm.slice(0, third), warm.slice(-third)];
  const named = (what: string) => `${what} of ${minutes} minutes, ${SOAKING} members, ${setting}`;
  return [
    row(named("memory at the end, against the beginning,"), of("mb", late) / of("mb", early), `<= ${MOST.growth}`, {
      ...{ mb: of("mb", late), reference_mb: of("mb", early) },
    }),
    row(named("more descriptors at the end,"), of("files", late) - of("files", early), `<= ${MOST.descriptors}`, {
      ...{ files: of("files", late), reference_files: of("files", early) },
    }),
    row(named("errors"), failures.length, "<= 0", { acts: done.length, p99_ms: p99(sorted(done)) }),
  ];
}

function settingsOf({ dataDir, tenantsDir, databaseUrl = "" }: Place, workers: number): Record<string, string> {
  return {
    ...{ DATA_DIR: dataDir, TENANTS_DIR: tenantsDir, TRUST_PROXY: "loopback", WORKERS: `${workers}` },
    ...{ DATABASE_URL: databaseUrl, DATABASE_DIRECT_URL: databaseUrl, OPERATOR_HOST: OPERATORS },
  };
}

function cpuOf(server: Running): number {
  return processesOf(server.pid).reduce((sum, pid) => sum + cpuSeconds(pid), 0);
}

function sorted(done: Done[]): number[] {
  return done.map(({ ms }) => ms).sort((one, other) => one - other);
}

/** Prints each kind of failure once. */
function tell(failures: string[]): void {
  const kinds = new Map<string, number>();
  for (const failure of failures) {
    const kind = failure.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "…");
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  for (const [kind, count] of [...kinds].slice(0, 10)) console.error(`${count} times: ${kind}`);
}

function tellActs(done: Done[]): void {
  const acts = [...new Set(done.map(({ act }) => act))].sort();
  console.error(`\nActs, ${PAUSE / 1000} s between two of a member:`);
  for (const act of acts) {
    const times = sorted(done.filter((each) => each.act === act));
    console.error(`${act}: ${times.length} times, ${Math.round(median(times))} ms, p99 ${Math.round(p99(times))} ms`);
  }
}
