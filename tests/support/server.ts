/**
 * The built server as a process on temporary data and tenants: the gate's tests use what runs in production. `npm run
 * build` comes first, which `npm test` does.
 *
 *     const server = await startServer({ velvet: { hosts: ["velvet.test"] }, bordeaux: {} });
 *     await server.ask({ host: "velvet.test", path: "/login" });
 *     const anna = await server.join("velvet.test", "Anna"); // signs up and confirms; { id, cookie, email }
 *     afterAll(() => server.stop());
 */
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { z } from "zod";
import { projectRoot } from "~/app/settings/environment";
import { engine, isPostgres } from "~/db/engine";
import type { Conn, Db } from "~/db/handle";
import { type Databases, openDatabases } from "~/db/open";
import { tenantsFolder } from "~/tenants/config/example";
import type { tenantConfig } from "~/tenants/config/schema";
import { everyRow } from "~/tests/support/contents";
import { confirmAddress } from "./activation";
import { built } from "./built";
import { type Answer, type Ask, begin, exchange, rawRequest, type Unfinished } from "./exchange";
import { freshPlace, type Place, spoilDatabase } from "./place";
import { childrenOf } from "./process";
import { startAgain, startAlone } from "./server-process";
import { layPrepared } from "./test-databases";

export type { Answer, Ask } from "./exchange";

export interface TestServer {
  port: number;
  /** Sends a request to the admin port. The server's environment must contain `ADMIN_PORT: "0"`. */
  health(path: string): Promise<Answer>;
  /** Process id of the main process. */
  pid: number;
  /** Returns the process ids of the workers. */
  workers(): number[];
  dataDir: string;
  /** The server's whole environment, for commands on the same sites. */
  settings: NodeJS.ProcessEnv;
  /** Place of its databases. */
  place: Place;
  /** The folders of the served tenants. A change takes effect within a second. */
  tenants: ReturnType<typeof tenantsFolder>;
  ask(request: Ask): Promise<Answer>;
  /** Sends a request without its last byte. */
  begin(request: Ask): Promise<Unfinished>;
  /** Sends raw bytes that no client would send. */
  send(bytes: string | Buffer): Promise<Answer>;
  /** Signs a member up without confirming the address, and returns the session's cookie. */
  signUp(host: string, name: string, password?: string): Promise<Joined>;
  /** Signs a member up, confirms the address and returns the session's cookie. */
  join(host: string, name: string, password?: string): Promise<Joined>;
  /** Returns every row of a tenant's database, without members' last visits and devices. */
  rows(slug: string): Promise<Record<string, unknown[]>>;
  /** Returns the database of a tenant that the server serves. */
  db(slug: string): Db;
  /** Makes a tenant's database unreadable. */
  spoil(slug: string): Promise<void>;
  /** Its log so far. */
  log(): string;
  alive(): boolean;
  signal(signal: NodeJS.Signals): void;
  /** The exit code of the server. Null if a signal ended it. */
  ended: Promise<number | null>;
  stop(): Promise<void>;
}

export interface Joined {
  id: string;
  email: string;
  password: string;
  cookie: string;
}

const PASSWORD = "correct horse battery";

/** Disables the nudity model unless a config enables it: loading takes each server a second of CPU. */
export const UNMARKED = { nudity: "unmarked" } as const;

/**
 * Settings that are read before serving, or that concern processes. A server with such a setting gets a process of its
 * own.
 */
const OF_PROCESSES = ["WORKERS", "NODE_OPTIONS", "BUILDS_DIR", "DATABASE_REPLICA_URL", "DATABASE_CELLS"];

export type Config = Partial<z.input<typeof tenantConfig>>;

/**
 * Starts a server with these tenants, by slug. Each tenant has the host `<slug>.example` unless its config says
 * otherwise. The server's data lie below `folder`.
 */
export async function startServer(
  configs: Record<string, Config>,
  environment: Record<string, string> = {},
  folder = tmpdir(),
): Promise<TestServer> {
  built();
  const place = await freshPlace(folder);
  const { url, dataDir } = place;
  const databases = openDatabases({ url, dataDir, migrationsDir: join(projectRoot, "db/migrations"), limit: 10 });
  const tenants = tenantsFolder();
  for (const [slug, config] of Object.entries(configs)) {
    tenants.tenant(slug, { photos: UNMARKED, ...config });
    await layPrepared(place, slug);
  }
  const settings = {
    PATH: process.env.PATH,
    NODE_ENV: "production",
    PORT: "0",
    HOST: "127.0.0.1",
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    TENANTS_DIR: tenants.dir,
    LOG_LEVEL: "warn",
    WORKERS: "1",
    BOUQUET_STOCK: process.env.BOUQUET_STOCK ?? "",
    BUILDS_DIR: process.env.BUILDS_DIR ?? "",
    ...environment,
  } as const;
  // A process declares its tables for one engine. Reused processes have the tests' engine.
  const isOfOtherEngine = isPostgres(settings.DATABASE_URL) !== (engine === "postgres");
  const isAlone = isOfOtherEngine || OF_PROCESSES.some((name) => name in environment);
  const served = await (isAlone ? startAlone : startAgain)(settings);
  const { child, port, adminPort, log, ended } = served;
  const ask = (request: Ask) => exchange(port, rawRequest(request));
  return {
    port,
    health: (path) => exchange(adminPort!, rawRequest({ host: "localhost", path })),
    pid: child.pid!,
    workers: () => childrenOf(child.pid!),
    dataDir,
    settings,
    place,
    tenants,
    ask,
    begin: (request) => begin(port, request),
    send: (bytes) => exchange(port, Buffer.from(bytes as string)),
    signUp: (host, name, password = PASSWORD) => signUp(ask, { host, name, password }),
    join: (host, name, password) => joinAt({ ask, mailboxes: join(dataDir, "mailbox"), host, name, password }),
    rows: rowsOf(databases),
    db: databases.of,
    spoil: (slug) => spoilDatabase(place, slug),
    log,
    alive: () => child.exitCode === null && child.signalCode === null,
    signal: (signal) => void child.kill(signal),
    ended,
    async stop() {
      await served.stop();
      await databases.close();
      rmSync(dataDir, { recursive: true, force: true });
      rmSync(tenants.dir, { recursive: true, force: true });
    },
  };
}

interface Joining {
  ask: TestServer["ask"];
  /** Folder where the server puts its emails. */
  mailboxes: string;
  host: string;
  name: string;
  password?: string | undefined;
}

/** Signs a member up, confirms the address, and agrees to be shown to visitors and in public places. */
export async function joinAt({ ask, mailboxes, host, name, password = PASSWORD }: Joining): Promise<Joined> {
  const joined = await signUp(ask, { host, name, password });
  await confirm(ask, mailboxes, host, joined);
  await agreeToBeShown(ask, host, joined);
  return joined;
}

async function agreeToBeShown(ask: TestServer["ask"], host: string, { cookie }: Joined): Promise<void> {
  const form = { seen_by: "everyone", advertised: "on" };
  await ask({ host, method: "POST", path: "/account/visibility", form, headers: { Cookie: cookie } });
}

async function signUp(ask: TestServer["ask"], who: { host: string; name: string; password: string }): Promise<Joined> {
  const { host, name, password } = who;
  const email = `${name.toLowerCase().replace(/[^a-z]+/g, ".")}@example.com`;
  const form = new URLSearchParams({ email, name, password, birth_day: "14", birth_month: "3", birth_year: "1990" });
  form.set("consent_terms", "on");
  form.set("consent_sensitive_data", "on");
  const joined = await ask({ host, method: "POST", path: "/signup", form });
  const cookie = joined.cookies.find((each) => /^(__Host-)?session=/.test(each))?.split(";")[0];
  if (joined.status !== 302 || !cookie)
    throw new Error(`nobody joined ${host}: ${joined.status} ${joined.body.slice(0, 300)}`);
  const own = await ask({ host, path: "/api/user.php", headers: { Cookie: cookie } });
  return { id: own.json().user.profile.id, email, password, cookie };
}

/** Confirms an address. Waits until the outbox has finished the email, so that no data changes during the test. */
async function confirm(ask: TestServer["ask"], mailboxes: string, host: string, { email, cookie }: Joined) {
  const delivered = async () => {
    const answer = await ask({ host, path: "/api/activate.php", headers: { Cookie: cookie } });
    return answer.json().delivered as boolean;
  };
  while (!(await delivered())) await wait(20);
  await confirmAddress(mailboxes, email, async (path) => {
    return (await ask({ host, path, headers: { Cookie: cookie } })).headers.location;
  });
}

/**
 * Returns a function that reads all rows. Reads again only after a write, because a test of hundreds of requests reads
 * before and after each.
 */
function rowsOf(databases: Databases): TestServer["rows"] {
  const known = new Map<string, { stamp: string; rows: Record<string, unknown[]> }>();
  return async (slug) => {
    const stamp = databases.stamp(slug);
    const kept = known.get(slug);
    if (kept && kept.stamp === stamp) return kept.rows;
    const rows = await databases.of(slug).read(rowsIn);
    if (stamp !== undefined) known.set(slug, { stamp, rows });
    return rows;
  };
}

/** Sorts rows, because rewritten rows, such as after a visit, may move. */
async function rowsIn(conn: Conn): Promise<Record<string, unknown[]>> {
  const rows = await everyRow(conn);
  const kept: Record<string, unknown[]> = {
    ...rows,
    profile: rows.profile!.map(({ lastActiveAt: _, ...profile }) => profile),
    session: rows.session!.map(({ lastSeenAt: _, device: __, ...session }) => session),
  };
  const byText = (one: unknown, other: unknown) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);
  return Object.fromEntries(Object.entries(kept).map(([table, all]) => [table, all.sort(byText)]));
}
