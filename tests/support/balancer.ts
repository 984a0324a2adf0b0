/** The shipped HAProxy in front of a test's servers. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { projectRoot } from "~/app/settings/environment";
import { freePort } from "./free-port";
import { endWithTests } from "./process";

/** Directives that need root. */
const FOR_ROOT = /^\t(user|group) .*\n/gm;

const FOLDER = join(projectRoot, "scripts/production/haproxy");

export interface Balancer {
  port: number;
  log(): string;
  stop(): Promise<void>;
}

export const hasBalancer = () => spawnSync("haproxy", ["-v"]).status === 0;

export async function startBalancer(nodes: { port: number; adminPort: number }[]): Promise<Balancer> {
  const port = await freePort();
  // Allows more time than in production, because the machine that runs the tests may be busy.
  const own = { PATIENCE: "3s", BIND: `127.0.0.1:${port}`, WORDS: FOLDER, MAXCONN: "500" };
  const env: NodeJS.ProcessEnv = { NODE_ENV: "test", PATH: process.env.PATH, ...own };
  for (const [index, node] of nodes.entries()) {
    env[`NODE_${index + 1}`] = "127.0.0.1";
    env[`PORT_${index + 1}`] = `${node.port}`;
    env[`ADMIN_${index + 1}`] = `${node.adminPort}`;
  }
  const config = join(mkdtempSync(join(tmpdir(), "bouquet-haproxy-")), "haproxy.cfg");
  const shipped = readFileSync(join(FOLDER, "haproxy.cfg"), "utf8");
  writeFileSync(config, process.getuid?.() === 0 ? shipped : shipped.replace(FOR_ROOT, ""));
  const child = endWithTests(spawn("haproxy", ["-db", "-f", config], { env }));
  let log = "";
  for (const output of [child.stdout, child.stderr]) {
    output.on("data", (chunk) => {
      log += chunk;
    });
  }
  const ended = once(child, "exit");
  while (child.exitCode === null) {
    if (await fetch(`http://127.0.0.1:${port}/`, { redirect: "manual" }).catch(() => undefined)) break;
    await wait(50);
  }
  if (child.exitCode !== null) throw new Error(`HAProxy ended with ${child.exitCode}:\n${log}`);
  return {
    port,
    log: () => log,
    async stop() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
