import { expect, test } from "vitest";
import { notes } from "~/tests/architecture/notes";
import { read } from "~/tests/architecture/source-files";
import { COMMANDS } from "../all-commands.mjs";

test("every command in the docs exists", async () => {
  const scripts = Object.keys(JSON.parse(read("package.json")).scripts);
  const unknown: string[] = [];
  for (const note of notes) {
    for (const [whole, script = "", rest = ""] of read(note).matchAll(
      /\bnpm run (?:-s )?([\w:<][\w:>-]*)([^\n`#]*)/g,
    )) {
      if (script.startsWith("<") || (script === "bouquet" && rest.includes("<"))) continue;
      if (!scripts.includes(script) || !(await knows(script, rest))) unknown.push(`${note}: ${whole}`);
    }
    for (const [whole, noun = "", rest = ""] of read(note).matchAll(/\bnpx bouquet ([\w<-][\w>-]*)([^\n`#]*)/g)) {
      if (!/^[<-]/.test(noun) && !(await knows(noun, rest))) unknown.push(`${note}: ${whole}`);
    }
  }
  expect(unknown).toEqual([]);
});

/** Returns whether the command and the verb in its first word exist. Options and values may surround the verb. */
async function knows(name: string, rest: string): Promise<boolean> {
  const command = COMMANDS[name === "test:full" ? "test" : name];
  if (!command) return false;
  const loaded = await command.load();
  if (!("verbs" in loaded)) return true;
  const words = rest.trim().split(/\s+/).filter(Boolean);
  const known = { ...loaded.verbs, ...loaded.nouns };
  return words.length === 0 || words.some((word) => Object.hasOwn(known, word)) || !/^[a-z]/.test(words[0]!);
}
