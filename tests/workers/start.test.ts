import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { projectRoot } from "~/app/environment";

/** Starts it as a service unit does, and gives the first line of its log that matches. */
async function serve(tenants: Record<string, string>, line: RegExp): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "bouquet-start-"));
  for (const [slug, config] of Object.entries(tenants)) {
    mkdirSync(join(folder, "tenants", slug), { recursive: true });
    writeFileSync(join(folder, "tenants", slug, "tenant.json"), config);
  }
  mkdirSync(join(folder, "tenants"), { recursive: true });
  const env = { NODE_ENV: "production", PATH: process.env.PATH, HOST: "127.0.0.1", PORT: "0", WORKERS: "2" } as const;
  const server = spawn(process.execPath, ["scripts/serve.mjs"], {
    cwd: projectRoot,
    env: { ...env, DATA_DIR: join(folder, "data"), TENANTS_DIR: join(folder, "tenants") },
  });
  const ended = once(server, "exit");
  onTestFinished(async () => {
    server.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  let log = "";
  for await (const chunk of server.stdout) {
    log += chunk;
    const found = log.split("\n").find((each) => line.test(each));
    if (found) return found;
  }
  throw new Error(`it ended: ${log}`);
}

test("a server without a site says that it serves", async () => {
  expect(JSON.parse(await serve({}, /serving/))).toMatchObject({ sites: 0, problems: 0, workers: 2 });
}, 60_000);

test("and how much is wrong in the tenants' folder", async () => {
  const { msg } = JSON.parse(await serve({ velvet: "{" }, /serving/));
  expect(msg).toMatch(/^serving 0 sites on port \d+; 1 problem in the tenants' folder/);
}, 60_000);
