/** PgBouncer with the shipped settings, in front of a test's server. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { projectRoot } from "~/app/settings/environment";
import { freePort } from "./free-port";
import { endWithTests } from "./process";

export interface Pooler {
  url: string;
  /** Kills the pooler and starts it on the same port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export const hasPooler = () => spawnSync("pgbouncer", ["--version"]).status === 0;

/**
 * Starts PgBouncer in front of a server. `own` settings override the shipped ones. `default_pool_size` is the number of
 * sessions with the server.
 */
export async function startPooler(server: string, own: Record<string, string>): Promise<Pooler> {
  const { hostname, port, username, password, pathname } = new URL(server);
  const [folder, listen] = [mkdtempSync(join(tmpdir(), "bouquet-pooler-")), await freePort()];
  const file = join(folder, "pgbouncer.ini");
  const to = { host: hostname, port, dbname: pathname.slice(1), user: username, ...(password && { password }) };
  const here = new Map([
    [
      "bouquet",
      Object.entries(to)
        .map((pair) => pair.join("="))
        .join(" "),
    ],
    ["listen_addr", "127.0.0.1"],
    ["listen_port", `${listen}`],
    ["auth_type", "any"],
    ["auth_file", ""],
    ...Object.entries(own),
  ]);
  const shipped = readFileSync(join(projectRoot, "scripts/production/pgbouncer.ini"), "utf8");
  const settings = shipped.replace(/^(\w+) = .*$/gm, (line, name) =>
    here.has(name) ? `${name} = ${here.get(name)}` : line,
  );
  // Runs as another user, because PgBouncer refuses to run as root.
  const user = process.getuid?.() === 0 ? "user = postgres\n" : "";
  writeFileSync(file, `${settings}unix_socket_dir =\n${user}`);
  chmodSync(folder, 0o755);
  let child: ChildProcess;

  async function start(): Promise<void> {
    child = endWithTests(spawn("pgbouncer", ["--quiet", file], { stdio: "ignore" }));
    await listening(listen, child);
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }

  await start();
  return {
    url: `postgres://${username}@127.0.0.1:${listen}/bouquet`,
    async restart() {
      await end("SIGKILL");
      await start();
    },
    async stop() {
      await end("SIGTERM");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function listening(port: number, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const socket = connect(port, "127.0.0.1");
    const met = await new Promise((done) => socket.once("connect", () => done(true)).once("error", () => done(false)));
    socket.destroy();
    if (met) return;
    await wait(20);
  }
  throw new Error(`pgbouncer ended with ${child.exitCode}`);
}
