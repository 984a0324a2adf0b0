import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "~/app/settings/environment";
import { notes, tracked } from "./notes";
import { files, read } from "./source-files";

const folders = new Set(tracked.flatMap((file) => parentsOf(file)));
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
