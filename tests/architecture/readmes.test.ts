import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "~/app/environment";
import { COMMANDS } from "~/scripts/commands/all.mjs";
import { files, read } from "./sources";

const tracked = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: projectRoot,
  encoding: "utf8",
}).split("\n");
const folders = new Set(tracked.flatMap((file) => parentsOf(file)));
/** The pages of a tenant are what its visitors read. */
const documents = tracked.filter((file) => file.endsWith(".md") && existsSync(join(projectRoot, file)));
const notes = documents.filter((file) => !/^tenants\/.+\/pages\//.test(file));

/** Paths that belong to a running site or to an example, and to no commit. */
const ELSEWHERE = /^(DATA_DIR|\.data|build|media|held|exports|velvet|words|node_modules)(\/|$)|:\/\//;

test("a path that a note names is there", () => {
  const gone = notes.flatMap((note) =>
    pathsIn(read(note))
      .filter((path) => !isThere(path, note))
      .map((path) => `${note}: ${path}`),
  );
  expect(gone).toEqual([]);
});

test("a source that a comment names is there", () => {
  const gone = files.flatMap((file) =>
    pathsIn(commentsIn(read(file)))
      .filter((path) => /\/.+\.(tsx?|mjs|js|md)$/.test(path) && !isThere(path, file))
      .map((path) => `${file}: ${path}`),
  );
  expect(gone).toEqual([]);
});

test("a note links to files that are there", () => {
  const gone = notes.flatMap((note) =>
    [...read(note).matchAll(/\]\((?!https?:|#|\/)([^)#]+)[^)]*\)/g)]
      .map(([, path]) => join(dirname(note), path!))
      .filter((path) => !existsSync(join(projectRoot, path)))
      .map((path) => `${note}: ${path}`),
  );
  expect(gone).toEqual([]);
});

test("a command that a note names is there", async () => {
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

function commentsIn(source: string): string {
  return source
    .split("\n")
    .flatMap((line) => /(?:^\s*\/?\*|\/\/)(.*)/.exec(line)?.[1] ?? [])
    .join("\n");
}

/** Paths in backticks: with a slash, or with the ending of a source. */
function pathsIn(text: string): string[] {
  return [...text.matchAll(/`([\w./@-]+)`/g)]
    .map(([, path]) => path!)
    .filter((path) => /\/|\.(tsx?|mjs|js|md)$/.test(path))
    .filter((path) => !path.startsWith("/") && !/^\.[\w.]+$/.test(path) && !ELSEWHERE.test(path));
}

/** Notes name a file from where they stand, from the project, or by the end of its path; code may leave out the ending. */
function isThere(path: string, note: string): boolean {
  const end = path.replace(/^(\.\.?\/)+/, "").replace(/\/$/, "");
  const ends = (each: string) => each === end || each.endsWith(`/${end}`) || isNamed(each, end);
  return existsSync(join(projectRoot, dirname(note), path)) || tracked.some(ends) || [...folders].some(ends);
}

function isNamed(file: string, end: string): boolean {
  const stem = file.replace(/\.(tsx?|mjs|js)$/, "");
  return stem === end || stem.endsWith(`/${end}`);
}

function parentsOf(file: string): string[] {
  const parts = file.split("/").slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}

/** Whether there is such a command, with the verb that its first word names: options and their values stand around it. */
async function knows(name: string, rest: string): Promise<boolean> {
  const command = COMMANDS[name === "test:full" ? "test" : name];
  if (!command) return false;
  const loaded = await command.load();
  if (!("verbs" in loaded)) return true;
  const words = rest.trim().split(/\s+/).filter(Boolean);
  const known = { ...loaded.verbs, ...loaded.nouns };
  return words.length === 0 || words.some((word) => Object.hasOwn(known, word)) || !/^[a-z]/.test(words[0]!);
}
