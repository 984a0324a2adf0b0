import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * One built server for all browser tests, on throw-away data and a copy of the demo tenants that tests may change. Its
 * port is in BOUQUET_TEST_PORT, the copy in BOUQUET_TEST_TENANTS, its mails in BOUQUET_TEST_MAILBOX. Where the port is set already, that server is used.
 */
export default async function startServer(): Promise<() => Promise<void>> {
  if (process.env.BOUQUET_TEST_PORT) return async () => {};
  const folder = mkdtempSync(join(tmpdir(), "bouquet-browser-"));
  const tenants = join(folder, "tenants");
  cpSync(join(root, "tenants"), tenants, {
    recursive: true,
    filter: (path) => !/\.(ts|md)$/.test(path) || path.includes("/pages/"),
  });
  const environment = {
    ...process.env,
    NODE_ENV: "production" as const,
    PORT: "0",
    HOST: "127.0.0.1",
    DATA_DIR: join(folder, "data"),
    TENANTS_DIR: tenants,
    LOG_LEVEL: "warn",
    WORKERS: "2",
    // So that people come from addresses of their own, as they do.
    TRUST_PROXY: "loopback",
  };
  await seed(environment);
  const server = spawn(process.execPath, ["tests/support/serve.mjs"], {
    cwd: root,
    env: environment,
    stdio: ["ignore", "pipe", "inherit"],
  });
  process.env.BOUQUET_TEST_PORT = await firstLine(server.stdout);
  process.env.BOUQUET_TEST_TENANTS = tenants;
  process.env.BOUQUET_TEST_MAILBOX = join(environment.DATA_DIR, "mailbox");
  return async () => {
    const gone = new Promise((done) => server.once("exit", done));
    server.kill("SIGTERM");
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
}

function seed(env: NodeJS.ProcessEnv): Promise<void> {
  const seeding = spawn(process.execPath, ["--import", "tsx", "scripts/seed.ts", "--demo", "--members", "60"], {
    cwd: root,
    env,
    stdio: "inherit",
  });
  return new Promise((done, fail) => {
    seeding.once("exit", (code) => (code === 0 ? done() : fail(new Error(`seeding ended with ${code}`))));
  });
}

async function firstLine(stream: NodeJS.ReadableStream): Promise<string> {
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
