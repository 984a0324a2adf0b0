import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { declared } from "~/tests/support/commands";
import { commandsIn, guides, wordsOf } from "~/tests/support/guides";
import type { Command, Noun } from "../commands/declaration";
import { failureIn } from "../commands/failures";
import { runTyped } from "../commands/frame.mjs";

const names = readdirSync(guides)
  .filter((file) => file.endsWith(".md"))
  .map((file) => file.replace(/\.md$/, ""));

test("the guides name declared commands, options and arguments", async () => {
  const lines = [...new Set(names.flatMap(commandsIn))].map((line) => line.split(" > ")[0]!);
  expect(lines.length).toBeGreaterThan(25);
  const complaints: string[] = [];
  const context = { failureOf: async (error: unknown) => failureIn(error), env: {}, print: () => {} };
  for (const line of lines)
    await runTyped(idle, wordsOf(line), { ...context, complain: (text) => complaints.push(`${line}: ${text}`) });
  expect(complaints).toEqual([]);
});

/** All declared commands, without their work. */
const idle = Object.fromEntries(
  Object.entries(declared).map(([name, command]) => [name, { does: "", load: async () => withoutRun(command) }]),
);

function withoutRun(command: Command): Command {
  return "verbs" in command ? idleNoun(command) : ({ ...command, run: () => 0 } as Command);
}

function idleNoun({ verbs, nouns = {} }: Noun): Noun {
  return {
    verbs: Object.fromEntries(Object.entries(verbs).map(([name, verb]) => [name, { ...verb, run: () => 0 } as never])),
    nouns: Object.fromEntries(Object.entries(nouns).map(([name, noun]) => [name, idleNoun(noun)])),
  };
}
