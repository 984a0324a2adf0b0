import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "~/app/settings/environment";
import { declared } from "~/tests/support/commands";
import { fullTest } from "~/tests/support/tiers";
import { COMMANDS } from "./all-commands.mjs";
import { buildCommands, builtCommand, builtSources } from "./building/commands.mjs";
import type { AnyVerb, Command } from "./commands/declaration";
import { helpOfVerb } from "./commands/help.mjs";
import { optionsOf, verbsOf } from "./commands/reading.mjs";
import * as tree from "./commands/tree.mjs";

test("each npm script has a command, and each command has a script", () => {
  const { scripts, bin } = JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8"));
  const lines = Object.entries<string>(scripts).filter(([name]) => name !== "bouquet" && name !== "test:full");
  expect(lines).toEqual(lines.map(([name]) => [name, `node ${bin.bouquet} ${name}`]));
  const named = lines.map(([name]) => name).sort();
  expect(named, "package.json has a line for each command of all-commands.mjs").toEqual(Object.keys(COMMANDS).sort());
});

test("the build contains every command for operators, so that they start fast", () => {
  const developers = ["bench", "lighthouse", "theme", ...Object.keys(tree)];
  const operators = Object.keys(COMMANDS).filter((name) => !developers.includes(name));
  expect(Object.keys(builtSources()).sort()).toEqual([...operators, "authority", "failures"].sort());
});

fullTest("a command built from other sources runs from the sources", async () => {
  const folder = mkdtempSync(join(tmpdir(), "bouquet-commands-"));
  await buildCommands(folder);
  expect(builtCommand(folder, "tenant")).toBe(join(folder, "tenant.mjs"));
  expect(builtCommand(folder, "theme")).toBeUndefined();
  const manifest = join(folder, "made-of.json");
  writeFileSync(manifest, readFileSync(manifest, "utf8").replace(/"stamp":"./, '"stamp":"'));
  expect(builtCommand(folder, "tenant")).toBeUndefined();
});

test("an option means the same in all verbs of a noun, because it may precede the verb", () => {
  for (const [name, command] of Object.entries(declared)) {
    const kinds = new Map<string, boolean>();
    for (const each of within(command)) {
      for (const [option, { takes }] of Object.entries(optionsOf(each))) {
        expect(`${name} --${option} ${kinds.get(option) ?? !!takes}`).toBe(`${name} --${option} ${!!takes}`);
        kinds.set(option, !!takes);
      }
    }
  }
});

test("help fits a terminal", () => {
  for (const [name, command] of Object.entries(declared)) {
    const lines = within(command).flatMap((each) => helpOfVerb([name], each).split("\n").slice(1));
    expect(lines.filter((line) => line.length > 140)).toEqual([]);
  }
});

test("npx bouquet > handles a typo, help without a build, an answer, and a wrong setting", async () => {
  const [typo, help, words, setting] = await Promise.all([
    bouquet(["tenant", "chek"]),
    bouquet(["serve", "--help"]),
    bouquet(["tenant", "words", "nl", "--json"]),
    bouquet(["tenant", "check"], { PORT: "x" }),
  ]);
  expect(typo).toMatchObject({ code: 2, out: "", err: expect.stringContaining("Did you mean check?") });
  expect(help).toMatchObject({ code: 0, out: expect.stringContaining("npx bouquet serve") });
  expect(JSON.parse(words.out)).toMatchObject({ "nav.logout": expect.any(String) });
  expect(setting).toEqual({ code: 1, out: "", err: "PORT: must be a port number, 0 to 65535\n" });
}, 120_000);

function within(command: Command): AnyVerb[] {
  return "verbs" in command ? verbsOf(command) : [command];
}

function bouquet(args: string[], env: Record<string, string> = {}) {
  return new Promise<{ code: number | null; out: string; err: string }>((done) => {
    const child = execFile(
      process.execPath,
      ["scripts/bouquet.mjs", ...args],
      { cwd: projectRoot, env: { ...process.env, npm_command: "", ...env } },
      (_, out, err) => done({ code: child.exitCode, out, err }),
    );
  });
}
