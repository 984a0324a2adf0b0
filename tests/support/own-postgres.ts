/**
 * PostgreSQL servers that a test may kill, restart and replicate. Uses Debian's programs, which include those for
 * replicas.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { freePort } from "./free-port";
import { endWithTests } from "./process";

/**
 * Settings under which commits survive a kill, and wait for a replica if there is one. No commit survives a power
 * failure.
 */
const SETTINGS = ["fsync=off", "full_page_writes=off", "max_connections=200", "jit=off", "wal_level=replica"];
const DEBIAN = "/usr/lib/postgresql";

export interface OwnPostgres {
  port: number;
  url: string;
  /** Kills all processes of the server at once; commits survive. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Restarts the server like `systemctl restart`. */
  restart(): Promise<void>;
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
}

/** Returns the folder of Debian's newest PostgreSQL programs. Undefined if missing. */
export function debianPrograms(): string | undefined {
  if (!existsSync(DEBIAN)) return undefined;
  const [newest] = readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one));
  const programs = newest && join(DEBIAN, newest, "bin");
  return programs && existsSync(join(programs, "pg_basebackup")) ? programs : undefined;
}

/** Starts an empty server below `folder`. */
export async function startOwnPostgres(folder: string): Promise<OwnPostgres> {
  const data = ownFolder(folder, "primary");
  run(
    "initdb",
    "--pgdata",
    data,
    "--encoding=UTF8",
    "--locale=C.UTF-8",
    "--auth=trust",
    "--username=postgres",
    "--no-sync",
  );
  return started(data);
}

/** Starts a replica that streams from `primary` and serves reads. `settings` belong to postgresql.conf. */
export async function startReplica(
  primary: OwnPostgres,
  folder: string,
  settings: string[] = [],
): Promise<OwnPostgres> {
  const data = ownFolder(folder, "replica");
  const from = ["--host=127.0.0.1", `--port=${primary.port}`, "--username=postgres"];
  run("pg_basebackup", ...from, "--pgdata", data, "--write-recovery-conf", "--checkpoint=fast", "--no-sync");
  return started(data, settings);
}

async function started(data: string, settings: string[] = []): Promise<OwnPostgres> {
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const options = [...SETTINGS, ...settings].flatMap((setting) => ["-c", setting]);
  let child: ChildProcess;

  async function start(): Promise<void> {
    const listen = ["-D", data, "-p", `${port}`, "-h", "127.0.0.1", "-k", ""];
    const [command, words] = asPostgres("postgres", [...listen, ...options]);
    child = endWithTests(spawn(command, words, { stdio: "ignore" }));
    await answers(url, child);
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }

  await start();
  return {
    port,
    url,
    kill: () => end("SIGKILL"),
    start,
    async restart() {
      await end("SIGINT"); // fast: rolls back running transactions
      await start();
    },
    async query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) {
      const client = new pg.Client(url);
      await client.connect();
      try {
        return (await client.query<Row>(text, values)).rows;
      } finally {
        await client.end();
      }
    },
    stop: () => end("SIGQUIT"),
  };
}

/**
 * Waits until the server answers. A new server does not start before a killed server's processes have released its
 * memory.
 */
async function answers(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    client.on("error", () => {});
    try {
      await client.connect();
      return;
    } catch {
      await wait(50);
    } finally {
      await client.end().catch(() => {});
    }
  }
  throw new Error(`PostgreSQL ended with ${child.exitCode}`);
}

/** Creates a folder for the server's user, which can't be root. */
function ownFolder(folder: string, name: string): string {
  const path = join(folder, name);
  mkdirSync(path, { mode: 0o700 });
  if (process.getuid?.() === 0) chownSync(path, idOf("-u"), idOf("-g"));
  return path;
}

function run(program: string, ...words: string[]): void {
  const [command, all] = asPostgres(program, words);
  execFileSync(command, all, { stdio: ["ignore", "ignore", "pipe"] });
}

function asPostgres(program: string, words: string[]): [string, string[]] {
  const path = join(debianPrograms()!, program);
  if (process.getuid?.() !== 0) return [path, words];
  return ["setpriv", ["--reuid=postgres", "--regid=postgres", "--clear-groups", path, ...words]];
}

function idOf(kind: "-u" | "-g"): number {
  return Number(execFileSync("id", [kind, "postgres"], { encoding: "utf8" }));
}
