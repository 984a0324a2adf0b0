/**
 * Three machines with Bouquet, simulated on one: the built server as processes with their own data folders, on one
 * PostgreSQL through PgBouncer, with one picture store, behind HAProxy.
 *
 *     const nodes = await startNodes({ velvet: {} });
 *     await nodes.ask({ host: "velvet.example", path: "/" }); // at any machine
 *     nodes.all[0].kill();
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestOptions } from "vitest";
import { projectRoot } from "~/app/settings/environment";
import { openPlacements, type Placements } from "~/db/cells/placements";
import { cellsOf } from "~/db/cells/setting";
import { openControl } from "~/db/control/open";
import { type Databases, openDatabases } from "~/db/open";
import { tenantsFolder } from "~/tenants/config/example";
import { type Balancer, hasBalancer, startBalancer } from "./balancer";
import { built } from "./built";
import { controlMigrations } from "./cells";
import { type Answer, type Ask, exchange, rawRequest } from "./exchange";
import { freePort } from "./free-port";
import { type MovingAddress, openAddress } from "./moving-address";
import { needs } from "./needs";
import { debianPrograms, type OwnPostgres, startOwnPostgres } from "./own-postgres";
import { hasPooler, type Pooler, startPooler } from "./pooler";
import { childrenOf, endWithTests } from "./process";
import { type Store, startStore } from "./s3-server";
import { type Config, type Joined, joinAt, UNMARKED } from "./server";
import { portsOf } from "./server-process";

export interface Node {
  name: string;
  port: number;
  adminPort: number;
  dataDir: string;
  ask(request: Ask): Promise<Answer>;
  health(path: string): Promise<Answer>;
  /** Returns the ids of all processes of the node. */
  pids(): number[];
  log(): string;
  /** Kills all processes at once, like a power failure. */
  kill(): Promise<void>;
  start(): Promise<void>;
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

export interface Nodes {
  all: Node[];
  /** HAProxy's port. */
  port: number;
  balancer: Balancer;
  /** The address of the database. A replica may take over this address. */
  address: MovingAddress;
  database: OwnPostgres;
  pooler: Pooler;
  store: Store;
  tenants: ReturnType<typeof tenantsFolder>;
  /** Parent of the folders of nodes and databases. */
  folder: string;
  /** The settings that the nodes share, for commands on these nodes. */
  settings: NodeJS.ProcessEnv;
  databases: Databases;
  /** The tenants' placements known to `databases` with cells, which gets no notification of a move. */
  placements: Placements | undefined;
  ask(request: Ask): Promise<Answer>;
  join(host: string, name: string): Promise<Joined>;
  stop(): Promise<void>;
}

/** The number of sessions between pooler and server, far fewer than those between nodes and pooler. */
const SESSIONS = { default_pool_size: "12" };

/** Options of a group of tests on several machines: skips the group, and names what this machine lacks. */
export function needsMachines(): TestOptions {
  const programs = {
    "Debian's PostgreSQL": debianPrograms() !== undefined,
    PgBouncer: hasPooler(),
    HAProxy: hasBalancer(),
  };
  const missing = Object.entries(programs).flatMap(([program, isHere]) => (isHere ? [] : [program]));
  return needs(missing.length === 0, `${missing.join(", ")} not installed`);
}

export async function startNodes(
  configs: Record<string, Config>,
  environment: Record<string, string> = {},
): Promise<Nodes> {
  built();
  const folder = mkdtempSync(join(tmpdir(), "bouquet-nodes-"));
  chmodSync(folder, 0o755);
  const database = await startOwnPostgres(folder);
  const address = await openAddress(database.port);
  const direct = `postgres://postgres@127.0.0.1:${address.port}/postgres`;
  const pooler = await startPooler(direct, SESSIONS);
  const store = await startStore();
  const tenants = tenantsFolder();
  for (const [slug, config] of Object.entries(configs)) tenants.tenant(slug, { photos: UNMARKED, ...config });
  const settings = {
    PATH: process.env.PATH,
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: direct,
    MEDIA_URL: store.url,
    TENANTS_DIR: tenants.dir,
    SECRET: "the same on all machines of these sites",
    TRUST_PROXY: "loopback",
    LOG_LEVEL: "warn",
    WORKERS: "1",
    BOUQUET_STOCK: process.env.BOUQUET_STOCK ?? "",
    BUILDS_DIR: process.env.BUILDS_DIR ?? "",
    ...environment,
  } as const;
  const machines = join(folder, "machines");
  mkdirSync(machines);
  const all = await Promise.all(["one", "two", "three"].map((name) => startNode(name, join(machines, name), settings)));
  const balancer = await startBalancer(all);
  const ask = (request: Ask) => exchange(balancer.port, rawRequest(request));
  const { databases, placements, closeDatabases } = databasesAt(direct, folder, environment.DATABASE_CELLS);
  return {
    ...{ all, balancer, address, database, pooler, store, tenants, folder, settings, databases, placements, ask },
    port: balancer.port,
    join: (host, name) => joinAt({ ask, mailboxes: machines, host, name }),
    async stop() {
      await balancer.stop();
      await Promise.all(all.map((node) => node.stop()));
      await closeDatabases();
      await Promise.all([pooler.stop(), store.stop()]);
      await address.close();
      await database.stop();
      for (const path of [folder, tenants.dir]) rmSync(path, { recursive: true, force: true });
    },
  };
}

/** Opens the databases directly, as a machine does that does not use the pooler. */
function databasesAt(url: string, folder: string, setting: string | undefined) {
  const place = { url, dataDir: folder, migrationsDir: join(projectRoot, "db/migrations") };
  const all = cellsOf(setting, { databaseUrl: url, databaseDirectUrl: undefined, databaseReplicaUrl: undefined });
  if (typeof all === "string") throw new Error(all);
  const control = openControl({ ...place, direct: true, migrationsDir: controlMigrations });
  const cells = all.length > 0 ? { all, placements: openPlacements(control) } : undefined;
  const databases = openDatabases({ ...place, direct: false, limit: 10, cells });
  const closeDatabases = async () => {
    await databases.close();
    await control.close();
  };
  return { databases, placements: cells?.placements, closeDatabases };
}

/** Keeps its ports across restarts. */
async function startNode(name: string, dataDir: string, shared: NodeJS.ProcessEnv): Promise<Node> {
  mkdirSync(dataDir);
  const [port, adminPort] = [await freePort(), await freePort()];
  const env = { ...shared, DATA_DIR: dataDir, PORT: `${port}`, ADMIN_PORT: `${adminPort}` };
  let child: ChildProcess;
  let log = "";
  const pids = () =>
    child.exitCode === null && child.signalCode === null ? [child.pid!, ...childrenOf(child.pid!)] : [];
  const signal = (kind: NodeJS.Signals) => {
    for (const pid of pids()) process.kill(pid, kind);
  };
  const node: Node = {
    ...{ name, port, adminPort, dataDir, pids },
    ask: (request) => exchange(port, rawRequest(request)),
    health: (path) => exchange(adminPort, rawRequest({ host: "localhost", path })),
    log: () => log,
    async start() {
      child = endWithTests(spawn(process.execPath, ["tests/support/serve.mjs"], { cwd: projectRoot, env }));
      child.stderr!.on("data", (chunk) => {
        log += chunk;
      });
      await portsOf(child, (chunk) => {
        log += chunk;
      });
    },
    async kill() {
      const ended = once(child, "exit");
      signal("SIGKILL");
      await ended;
    },
    freeze: () => signal("SIGSTOP"),
    thaw: () => signal("SIGCONT"),
    async stop() {
      if (pids().length === 0) return;
      const ended = once(child, "exit");
      signal("SIGCONT");
      child.kill("SIGTERM");
      await ended;
    },
  };
  await node.start();
  return node;
}
