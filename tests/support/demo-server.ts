import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

export interface DemoServer {
  port: string;
  /** The server's copy of the demo tenants, which tests may change. */
  tenants: string;
  dataDir: string;
  stop(): Promise<void>;
}

interface Wanted {
  workers: number;
  /** The number of invented people on each site. */
  members: number;
  /** The time of the fixed clock, UTC ms. Undefined: the real clock. */
  at?: number;
  /** Called after seeding, before serving. */
  prepare?(folders: { tenants: string; dataDir: string }): Promise<void>;
}

/** Starts the built server with demo sites and people, as a process on temporary data. */
export async function startDemoServer({ workers, members, at, prepare }: Wanted): Promise<DemoServer> {
  const folder = mkdtempSync(join(tmpdir(), "bouquet-browser-"));
  const tenants = join(folder, "tenants");
  cpSync(join(root, "tenants"), tenants, {
    recursive: true,
    filter: (path) => !/\.(ts|md)$/.test(path) || path.includes("/pages/"),
  });
  const env = {
    ...process.env,
    NODE_ENV: "production" as const,
    PORT: "0",
    HOST: "127.0.0.1",
    DATA_DIR: join(folder, "data"),
    TENANTS_DIR: tenants,
    LOG_LEVEL: "warn",
    WORKERS: String(workers),
    // Trusts the header of a proxy, so that clients may have separate addresses.
    TRUST_PROXY: "loopback",
    ...(at !== undefined && { STANDING_CLOCK: String(at) }),
  };
  const flags = at === undefined ? [] : ["--import", "./tests/support/standing-clock.mjs"];
  await seed([...flags, "scripts/bouquet.mjs", "seed", "--demo", "--members", String(members)], env);
  await prepare?.({ tenants, dataDir: env.DATA_DIR });
  const server = spawn(process.execPath, [...flags, "tests/support/serve.mjs"], {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const port = await portOn(server.stdout);
  return {
    port,
    tenants,
    dataDir: env.DATA_DIR,
    async stop() {
      const gone = new Promise((done) => server.once("exit", done));
      server.kill("SIGTERM");
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function seed(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const seeding = spawn(process.execPath, args, { cwd: root, env, stdio: "inherit" });
  return new Promise((done, fail) => {
    seeding.once("exit", (code) => (code === 0 ? done() : fail(new Error(`seeding ended with ${code}`))));
  });
}

async function portOn(stream: NodeJS.ReadableStream): Promise<string> {
  let text = "";
  for await (const chunk of stream) {
    text += chunk;
    const port = /^port (\d+)$/m.exec(text)?.[1];
    if (port) {
      stream.resume();
      return port;
    }
  }
  throw new Error(`the server ended before it was up:\n${text}`);
}
