import { type SpawnSyncReturns, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { projectRoot } from "~/app/settings/environment";
import { needs } from "~/tests/support/needs";
import { endWithTests } from "~/tests/support/process";
import { usesMusl } from "./command.mjs";
import { NODE_PACKAGES } from "./node-packages.mjs";
import { isSupportedNode } from "./unready.mjs";

/** The files that an older Node runs. An import of any other file would break the commands below. */
const FILES = ["bouquet", "command", "ending", "lock", "node", "node-packages", "progress", "unready"];

const platform = `${process.platform}-${process.arch}`;
const fetched = NODE_PACKAGES["24"][platform];
/** A tree whose package.json requires a future Node. */
let tree: string;

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), "bouquet-node-"));
  mkdirSync(join(tree, "scripts"));
  for (const name of FILES)
    cpSync(join(projectRoot, `scripts/${name}.mjs`), join(tree, `scripts/${name}.mjs`), { dereference: true });
  writeFileSync(join(tree, "package.json"), JSON.stringify({ type: "module", engines: { node: ">=99.0.0" } }));
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

test("package.json allows each Node that an older one downloads", () => {
  const versions = Object.values(NODE_PACKAGES).flatMap((of) => Object.values(of).map((each) => each!.version));
  expect(versions.filter((version) => !isSupportedNode(version))).toEqual([]);
});

test.each([
  ["20.20.2", false],
  ["22.11.9", false],
  ["22.12.0", true],
  ["24.0.0", true],
  ["100.0.0", true],
])("Node %s is supported: %s", (version, expected) => {
  expect(isSupportedNode(version)).toBe(expected);
});

describe(
  "a command on an older Node",
  needs(fetched !== undefined && !usesMusl(), "npm has no Node for this machine"),
  () => {
    test("ends with one sentence if Node can't be downloaded, and leaves no files", () => {
      const { status, stderr } = typeCommand({
        npm_config_registry: "http://127.0.0.1:9",
        npm_config_fetch_retries: "0",
      });
      expect(status).toBe(1);
      expect(stderr).toContain(`Bouquet needs Node 99.0.0 or later, and this is ${process.versions.node}`);
      expect(stderr).toContain("It could not be downloaded");
      expect(stderr).not.toMatch(/\n\s+at /);
      expect(spawnSync("ls", [join(tree, ".data")], { encoding: "utf8" }).stdout.trim()).toBe("");
    });

    test("runs on the downloaded Node, which comes first on the PATH, and says so in one line", () => {
      layNode('echo "$@"; echo "$PATH"; exit 7');
      const { status, stdout, stderr } = typeCommand({});
      const program = join(tree, ".data/node-24/bin/node");
      expect(stderr).toBe(
        `Node ${process.versions.node} is too old: this runs on Node ${fetched!.version}, ${program}\n`,
      );
      const [words, path] = stdout.split("\n");
      expect(words).toBe(`${join(tree, "scripts/bouquet.mjs")} doctor --json`);
      expect(path!.split(delimiter)[0]).toBe(dirname(program));
      expect(status).toBe(7);
    });

    test("passes SIGTERM on, and ends with the code of the downloaded Node", async () => {
      layNode('trap "exit 3" TERM; echo up; while true; do sleep 0.05; done');
      const child = endWithTests(spawn(process.execPath, [join(tree, "scripts/bouquet.mjs"), "serve"]));
      await once(child.stdout, "data");
      child.kill("SIGTERM");
      expect(await once(child, "exit")).toEqual([3, null]);
    });
  },
);

test("serve.mjs, which a service starts, says what to install", () => {
  for (const name of ["serve", "running", "served-builds", "builds", "owner", "sparing"])
    cpSync(join(projectRoot, `scripts/${name}.mjs`), join(tree, `scripts/${name}.mjs`));
  cpSync(join(projectRoot, "scripts/building"), join(tree, "scripts/building"), { recursive: true });
  const { status, stderr } = spawnSync(process.execPath, [join(tree, "scripts/serve.mjs")], { encoding: "utf8" });
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining("install Node 24") });
});

function typeCommand(env: Record<string, string>): SpawnSyncReturns<string> {
  const { npm_execpath: _, npm_lifecycle_event: __, ...usual } = process.env;
  const words = [join(tree, "scripts/bouquet.mjs"), "doctor", "--json"];
  return spawnSync(process.execPath, words, { encoding: "utf8", env: { ...usual, ...env } });
}

/** Puts a program in the place of the downloaded Node. */
function layNode(script: string): void {
  const folder = join(tree, ".data/node-24");
  mkdirSync(join(folder, "bin"), { recursive: true });
  writeFileSync(join(folder, "version"), fetched!.version);
  writeFileSync(join(folder, "bin/node"), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, "bin/node"), 0o755);
}
