// @engines one
import { execFileSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { needs } from "~/tests/support/needs";
import { sparing } from "./sparing.mjs";

const from = {
  argv: ["/usr/bin/node", "/srv/bouquet/scripts/bouquet.mjs", "backup", "run"],
  execArgv: ["--env-file=bouquet.env"],
  env: { NODE_ENV: "test" as const, DATA_DIR: "/var/lib/bouquet" },
  execPath: "/usr/bin/node",
};

test("sparing > keeps the typed words of a streaming command, with a small heap", () => {
  const anew = sparing(["backup", "run"], from)!;
  expect(anew.args).toEqual([
    ...["/usr/bin/node", "--env-file=bouquet.env", "--max-semi-space-size=4"],
    ...["/srv/bouquet/scripts/bouquet.mjs", "backup", "run"],
  ]);
  expect(anew.env).toMatchObject({ DATA_DIR: "/var/lib/bouquet", MALLOC_MMAP_THRESHOLD_: "65536" });
});

test("sparing > changes neither other commands nor a command with a heap size", () => {
  expect(sparing(["backup", "list"], from)).toBeUndefined();
  expect(sparing(["tenant"], from)).toBeUndefined();
  const small = [...from.execArgv, "--max-semi-space-size=4"];
  expect(sparing(["backup", "run"], { ...from, execArgv: small })).toBeUndefined();
  const env = { ...from.env, NODE_OPTIONS: "--max-semi-space-size=16" };
  expect(sparing(["backup", "run"], { ...from, env })).toBeUndefined();
});

test(
  "startSparing > continues in the same process, once",
  needs("execve" in process, "Node has no process.execve"),
  () => {
    const module = JSON.stringify(pathToFileURL("scripts/sparing.mjs").href);
    const script = `import { startSparing } from ${module};
    console.log(process.pid, process.execArgv.includes("--max-semi-space-size=4")); startSparing(["backup", "run"]);`;
    const said = execFileSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" });
    const [first, second, third] = said
      .trim()
      .split("\n")
      .map((line) => line.split(" "));
    expect([first![1], second, third]).toEqual(["false", [first![0], "true"], undefined]);
  },
);
