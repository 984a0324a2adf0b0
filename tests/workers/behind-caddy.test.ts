// @engines both
// @tier full
import { execFile, spawn } from "node:child_process";
import { afterEach, describe, expect, test } from "vitest";
import { projectRoot } from "~/app/settings/environment";
import { runningServers } from "~/scripts/servers.mjs";
import { makeCurrent } from "../../scripts/builds.mjs";
import { addMigration, buildCopies } from "../support/build-copies";
import { freePort } from "../support/free-port";
import { needs } from "../support/needs";
import { askSecurely, isHere, startCaddy } from "../support/proxies";
import { schemaFacts } from "../support/schema-facts";
import { startServer } from "../support/server";
import { steadyLoad } from "../support/steady-load";

const HOST = "velvet.example";
const SOON = { timeout: 90_000, interval: 50 };

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

const needsCaddy = needs(isHere("caddy"), "Caddy is not installed");

describe("behind Caddy, as scripts/production/Caddyfile has it, no visitor is refused", needsCaddy, () => {
  test("during the takeover of a build with a migration, and during a restart with systemd's socket", async () => {
    const builds = buildCopies();
    endings.push(() => builds.remove());
    builds.copy("first", () => {});
    builds.copy("second", (build) =>
      addMigration(build, "9000_later", 'ALTER TABLE "tenant"."profile" ADD COLUMN "later" text'),
    );
    makeCurrent("first", builds.folder);
    const [port, admin] = [await freePort(), await freePort()];
    const ports = { PORT: `${port}`, ADMIN_PORT: `${admin}`, TRUST_PROXY: "loopback" };
    const server = await startServer({ velvet: {} }, { BUILDS_DIR: builds.folder, WORKERS: "2", ...ports });
    endings.push(() => server.stop());
    const caddy = await startCaddy({ upstream: port, admin });
    endings.push(() => caddy.stop());
    expect((await askSecurely(caddy.https, { host: HOST, path: "/login" })).status).toBe(200);

    const load = () => steadyLoad({ port: caddy.https, host: HOST, clients: 6, secure: true });
    const first = load();
    const taken = await release(["take", "second"], server.settings);
    await first.stop();
    expect(taken).toContain("serves second: 2 workers");
    expect(first.refused).toEqual([]);
    expect((await schemaFacts(server.place, "velvet")).join("\n")).toContain("later");

    server.signal("SIGTERM");
    await server.ended;
    const serves = async () => {
      const [running] = await runningServers(server.dataDir);
      return running && !running.status.busy ? running.status.pid : undefined;
    };
    const holder = spawn(process.execPath, ["tests/support/socket-activation.mjs"], {
      cwd: projectRoot,
      env: server.settings,
      stdio: "ignore",
    });
    endings.push(async () => {
      holder.kill("SIGKILL");
      const pid = await serves();
      if (pid) process.kill(pid, "SIGTERM");
      await expect.poll(serves, SOON).toBeUndefined();
    });
    await expect.poll(serves, SOON).toBeDefined();
    const before = (await serves())!;
    const second = load();
    await expect.poll(() => second.answered(), SOON).toBeGreaterThan(20);
    process.kill(before, "SIGTERM");
    await expect.poll(async () => ![undefined, before].includes(await serves()), SOON).toBe(true);
    const answered = second.answered();
    await expect.poll(() => second.answered() - answered, SOON).toBeGreaterThan(20);
    await second.stop();
    expect(second.refused).toEqual([]);
  }, 240_000);
});

function release(words: string[], env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((done) => {
    const args = ["scripts/bouquet.mjs", "release", ...words];
    execFile(process.execPath, args, { cwd: projectRoot, env }, (_error, out, err) => done(out + err));
  });
}
