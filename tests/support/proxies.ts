/** The shipped Caddy in front of a test's server, with its own authority. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { connect, type TLSSocket } from "node:tls";
import { projectRoot } from "~/app/settings/environment";
import { type Answer, type Ask, answerOn, rawRequest } from "./exchange";
import { freePort } from "./free-port";

export const CADDYFILE = join(projectRoot, "scripts/production/Caddyfile");

/** Returns whether a program is installed. */
export function isHere(program: string): boolean {
  try {
    execFileSync(program, ["version"], { stdio: "ignore" });
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== "ENOENT";
  }
}

export interface Caddy {
  http: number;
  https: number;
  log(): string;
  stop(): Promise<void>;
}

/** Starts Caddy in front of a port. `admin` is the port that Caddy asks about certificates. */
export async function startCaddy({ upstream, admin }: { upstream: number; admin: number }): Promise<Caddy> {
  const folder = mkdtempSync(join(tmpdir(), "bouquet-caddy-"));
  const [http, https] = [await freePort(), await freePort()];
  const env: NodeJS.ProcessEnv = {
    NODE_ENV: "test",
    PATH: process.env.PATH,
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    CADDY_OPTIONS: "local_certs",
    CADDY_ADMIN: "off",
    HTTP_PORT: `${http}`,
    HTTPS_PORT: `${https}`,
    BOUQUET: `127.0.0.1:${upstream}`,
    BOUQUET_ADMIN: `http://127.0.0.1:${admin}`,
  };
  const child = spawn("caddy", ["run", "--config", CADDYFILE, "--adapter", "caddyfile"], { env });
  let log = "";
  const keep = (chunk: Buffer) => {
    log += chunk;
  };
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  const ended = new Promise((done) => child.once("exit", done));
  await listens(child, http, () => log);
  return {
    http,
    https,
    log: () => log,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Sends a request over TLS through a local proxy, to the host that the request names. */
export async function askSecurely(
  port: number,
  request: Ask & { host: string },
  bytes = rawRequest(request),
): Promise<Answer> {
  const socket = await shakeHands(port, request.host);
  socket.write(bytes);
  return answerOn(socket);
}

/** Rejects if the other side ends the handshake. */
export function shakeHands(port: number, servername: string): Promise<TLSSocket> {
  return new Promise((done, fail) => {
    const options = { port, host: "127.0.0.1", servername, rejectUnauthorized: false };
    const socket = connect(options, () => done(socket.off("error", fail)));
    socket.once("error", fail);
  });
}

async function listens(child: ChildProcess, port: number, log: () => string): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/`, { redirect: "manual" }).catch(() => undefined);
    if (answer) return;
    await pause(50);
  }
  throw new Error(`Caddy ended with ${child.exitCode}:\n${log()}`);
}
