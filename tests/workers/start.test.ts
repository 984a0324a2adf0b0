import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { projectRoot } from "~/app/settings/environment";
import { shareOf } from "../support/share";
import { fullTest } from "../support/tiers";

/** Starts it like a service unit. Returns the first matching line of its log, and the data folder. */
async function serve(tenants: Record<string, string>, line: RegExp): Promise<{ said: string; dataDir: string }> {
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
    if (found) return { said: found, dataDir: join(folder, "data") };
  }
  throw new Error(`it ended: ${log}`);
}

test.each(
  shareOf("a start that is stopped", [
    [
      "TENANTS_DIR",
      "nowhere",
      "1",
      /^TENANTS_DIR: must be a folder with one folder a site, and \S+\/nowhere does not exist\n$/,
    ],
    [
      "TENANTS_DIR",
      "nowhere",
      "2",
      /^TENANTS_DIR: must be a folder with one folder a site, and \S+\/nowhere does not exist\n$/,
    ],
    ["TENANTS_DIR", "file", "2", /^TENANTS_DIR: .* is not a folder\n$/],
    ["DATA_DIR", "file", "2", /^DATA_DIR: must be a folder that can be written, and \S+\/file is not a folder\n$/],
    ["DATA_DIR", "file/below", "1", /^DATA_DIR: .* is not a folder\n$/],
    ["DATA_DIR", "/proc/nowhere", "2", /^DATA_DIR: .* does not exist\n$/],
    [
      "HOST",
      "nowhere.invalid",
      "2",
      /HOST: must be an address of this machine, e\.g\. 127\.0\.0\.1\. You wrote nowhere\.invalid/,
    ],
  ] as const),
)(
  "%s that is %s stops the start of %s with one sentence",
  async (setting, value, workers, sentence) => {
    const folder = mkdtempSync(join(tmpdir(), "bouquet-start-"));
    writeFileSync(join(folder, "file"), "{}");
    mkdirSync(join(folder, "tenants"));
    const folders = { DATA_DIR: join(folder, "data"), TENANTS_DIR: join(folder, "tenants") };
    const given = { [setting]: setting === "HOST" ? value : resolve(folder, value) };
    const env = {
      NODE_ENV: "production",
      PATH: process.env.PATH,
      PORT: "0",
      WORKERS: workers,
      ...folders,
      ...given,
    } as const;
    const server = spawn(process.execPath, ["scripts/bouquet.mjs", "serve"], { cwd: projectRoot, env });
    let said = "";
    for (const stream of [server.stdout, server.stderr]) stream.on("data", (bytes) => (said += bytes));
    const [code] = await once(server, "close");
    expect({ code, said }).toEqual({ code: 1, said: expect.stringMatching(sentence) });
    expect(said).not.toMatch(/\n\s+at /);
    rmSync(folder, { recursive: true, force: true });
  },
  60_000,
);

fullTest(
  "a server without a site says that it serves, and writes only private files",
  async () => {
    const { said, dataDir } = await serve({}, /serving/);
    expect(JSON.parse(said)).toMatchObject({ sites: 0, problems: 0, workers: 2 });
    const open = readdirSync(dataDir, { recursive: true, encoding: "utf8" }).filter(
      (name) => (statSync(join(dataDir, name)).mode & 0o077) !== 0,
    );
    expect(open, "open to others, whatever the umask of the shell is").toEqual([]);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  },
  60_000,
);

test("a server logs the number of problems in the tenants' folder", async () => {
  const { msg } = JSON.parse((await serve({ velvet: "{" }, /serving/)).said);
  expect(msg).toMatch(/^serving 0 sites on port \d+; 1 problem in the tenants' folder/);
}, 60_000);
