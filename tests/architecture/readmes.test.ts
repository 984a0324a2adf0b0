import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "~/app/settings/environment";
import { notes, tracked } from "./notes";
import { commentsIn, files, read } from "./source-files";

const folders = new Set(tracked.flatMap((file) => parentsOf(file)));
/** Paths of a running site or an example, which the repository does not contain. */
const ELSEWHERE = /^(DATA_DIR|\.data|build|media|held|exports|velvet|words|node_modules)(\/|$)|:\/\//;

test("every path in the docs exists", () => {
  const gone = notes.flatMap((note) =>
    pathsIn(read(note))
      .filter((path) => !isThere(path, note))
      .map((path) => `${note}: ${path}`),
  );
  expect(gone).toEqual([]);
});

test("every source that a comment names exists", () => {
  const gone = files.flatMap((file) =>
    pathsIn(commentsIn(read(file)))
      .filter((path) => /\/.+\.(tsx?|mjs|js|md)$/.test(path) && !isThere(path, file))
      .map((path) => `${file}: ${path}`),
  );
  expect(gone).toEqual([]);
});

test("every link in the docs leads to an existing file", () => {
  const gone = notes.flatMap((note) =>
    [...read(note).matchAll(/\]\((?!https?:|#|\/)([^)#]+)[^)]*\)/g)]
      .map(([, path]) => join(dirname(note), path!))
      .filter((path) => !existsSync(join(projectRoot, path)))
      .map((path) => `${note}: ${path}`),
  );
  expect(gone).toEqual([]);
});

/** Returns paths in backticks: with a slash, or with the extension of a source. */
function pathsIn(text: string): string[] {
  return [...text.matchAll(/`([\w./@-]+)`/g)]
    .map(([, path]) => path!)
    .filter((path) => /\/|\.(tsx?|mjs|js|md)$/.test(path))
    .filter((path) => !path.startsWith("/") && !/^\.[\w.]+$/.test(path) && !ELSEWHERE.test(path));
}

/** Docs name files relative to themselves or the project, or by the path's end; code may omit the extension. */
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
