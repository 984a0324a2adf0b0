import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { get } from "node:http";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { projectRoot } from "~/app/settings/environment";

/** A server under measurement in a process of its own, to separate its CPU and memory from the load's. */
export interface Running {
  port: number;
  pid: number;
  stop(): Promise<void>;
}

const START_WITHIN_MS = 120_000;
/** Settings of every measured server. One process, so that its CPU and memory are those of the whole server. */
const SETTINGS = {
  NODE_ENV: "production",
  HOST: "127.0.0.1",
  LOG_LEVEL: "error",
  WORKERS: "1",
  ADMIN_PORT: "",
  READING_PACE: "off",
} as const;

/** Starts `node <args>` with a free PORT, and waits until it answers HTTP. */
export async function start(args: string[], env: Record<string, string>): Promise<Running> {
  const port = await freePort();
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    env: { ...process.env, ...SETTINGS, ...env, PORT: `${port}` },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await answering(child, port);
  return {
    port,
    pid: child.pid!,
    async stop() {
      if (child.exitCode !== null) return;
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

/** Returns the CPU seconds of a process, all threads together. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

export function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1]) / 1024;
}

/** Returns a server's processes: the main process and its workers. */
export function processesOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
  return [pid, ...children.map(Number)];
}

// USER_HZ, the same on every Linux that Node runs on.
const TICKS_A_SECOND = 100;

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, "close");
  return port;
}

async function answering(child: ChildProcess, port: number): Promise<void> {
  const deadline = Date.now() + START_WITHIN_MS;
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`A server under measurement ended with status ${child.exitCode}`);
    if (Date.now() > deadline) throw new Error("A server under measurement did not start");
    await sleep(50);
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((done) => {
    get({ port, host: "127.0.0.1" }, (response) => {
      response.resume();
      done(true);
    }).on("error", () => done(false));
  });
}
